import { type BaseIssue, safeParse } from 'valibot';
import { bearerToken } from '@tourbillon/domain/contract/account/account-token.ts';
import { type Call, requestFields, takesToken } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { isReason } from '@tourbillon/domain/contract/reasons.ts';
import { CROWDED_HEADER, PROOF_HEADER } from '@tourbillon/domain/contract/proof-header.ts';
import { visitorHeaders, workDemanded } from '@tourbillon/domain/contract/visitor-headers.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { reasonText } from '@tourbillon/domain/i18n/reason-text.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import { BackendError } from '../platform/errors/backend-error.ts';
import type { AskOptions } from '../backend-client/backend-client.ts';
import { deviceCookie, deviceToken, withoutDevice } from './device-cookie.ts';
import type { Match } from './call-matcher.ts';
import { ENDPOINT_HANDLERS } from './endpoint-handlers.ts';
import { findRoute, type Route } from './routes.ts';
import { type GatewayRobots, refuseRobot } from './robot-refusal.ts';
import { reportError } from '../platform/errors/report.ts';
import { newXsrfCookie, repeatsXsrf, XSRF_HEADER } from './xsrf.ts';

/** How the gateway calls the backend; `askBackend` in production. */
export type Ask = (locale: Locale, call: Call, request: never, options?: AskOptions) => Promise<unknown>;

/** What the gateway knows from the host of a request and about its visitor. */
interface Site {
  locale: Locale;
  t: Translate;
  /** Distinguishes people from robots, creates the tasks that backends demand, and checks the work done. */
  robots: GatewayRobots;
  /** The visitor's masked network, by which people recognise their sessions. */
  place?: () => string;
}

/** Work demanded from a network that makes too many calls: about one second on a laptop. */
const CROWDED_WORK = 4;

/** Statuses with a message of their own (§8). For a reader, 422 is a bad request. */
const MESSAGES = {
  400: 'errors.s400',
  401: 'errors.s401',
  403: 'errors.s403',
  405: 'errors.s405',
  419: 'errors.s419',
  422: 'errors.s400',
  428: 'forms.robot',
  429: 'errors.s429',
  500: 'errors.s500',
  502: 'errors.s502',
  503: 'errors.s500',
  504: 'errors.s500',
} as const;

/**
 * Handles a request under `/api`: an endpoint of the storefront, or a call. A call is checked against the contract
 * and sent to the backend; its JSON gets the call's cache lifetime. Errors are `{ message }` in the host's language; a
 * 422 also has `errors`, the reasons per field. There are no CORS headers: only pages of the same host can read a
 * response.
 * @param request its address has the path as the browser sent it, with `/api`.
 * @param found the matched route.
 */
export async function handleApiRequest(
  request: Request,
  site: Site,
  ask: Ask,
  found: Match<Route> = findRoute(request.method, new URL(request.url).pathname),
): Promise<Response> {
  if (found.kind === 'unknown') return problem(site, 404);
  if (found.kind === 'method') return problem(site, 405, {}, { Allow: found.allow });
  const { route, fields } = found;
  return 'endpoint' in route
    ? ENDPOINT_HANDLERS[route.endpoint](request, site.locale, fields)
    : handleCall(request, site, route, fields, ask);
}

async function handleCall(
  request: Request,
  site: Site,
  call: Call,
  inPath: Record<string, string>,
  ask: Ask,
): Promise<Response> {
  const body = call.method === 'POST' ? await readBody(request) : {};
  if (!body) return problem(site, 400);
  const query = call.method === 'GET' ? new URL(request.url).searchParams : new URLSearchParams();
  const fields = requestFields(inPath, query, body);
  if (takesToken(call)) {
    const token = bearerToken(request.headers.get('authorization'));
    if (!token) return problem(site, 401);
    // Only from the header: addresses are logged in many places (architecture §5).
    fields.token = token;
  }
  if (call === CALLS.logout && !repeatsXsrf(request)) return problem(site, 419);
  const parsed = safeParse(call.request, fields, { abortPipeEarly: true });
  if (!parsed.success) {
    return problem(site, 422, { errors: schemaErrors(site, parsed.issues) });
  }
  const robot = await refuseRobot(request, call, body, site.robots);
  if (robot?.status === 428) return problem(site, 428, { robot: robot.task });
  if (robot) return problem(site, 503, { message: site.t('forms.robotAway') });
  return askFor(request, site, call, parsed.output as never, ask);
}

async function askFor(request: Request, site: Site, call: Call, fields: never, ask: Ask): Promise<Response> {
  const proof = request.headers.get(PROOF_HEADER);
  const work = proof ? await site.robots.workOf(proof, call.path) : 0;
  const isCrowded = request.headers.get(CROWDED_HEADER) === 'true';
  if (isCrowded && work < CROWDED_WORK) return demandWork(site, call, CROWDED_WORK);
  try {
    const received = await ask(site.locale, call, fields, {
      cookie: request.headers.get('cookie') ?? undefined,
      headers: ownHeaders(request, site, call, work),
    });
    const isCacheable = call.method === 'GET' && call.cacheSeconds > 0;
    const { body, device } = withoutDevice(call, received);
    const response = Response.json(body, {
      headers: { 'Cache-Control': isCacheable ? `public, max-age=${call.cacheSeconds}` : 'no-store' },
    });
    const cookies = [
      isAboutAccount(call) && newXsrfCookie(request),
      device !== undefined && deviceCookie(request, device),
    ];
    for (const cookie of cookies) if (cookie) response.headers.append('Set-Cookie', cookie);
    return response;
  } catch (error) {
    reportUnlessRefused(error, call);
    if (!(error instanceof BackendError)) return problem(site, 500);
    const demanded = workDemanded(error.status, error.body);
    if (demanded) return demandWork(site, call, demanded);
    return problem(site, error.status ?? 502, fieldErrors(site, error.body), waitHeader(error.body));
  }
}

/** Asks the browser to do work and then repeat the call. */
async function demandWork(site: Site, call: Call, work: number): Promise<Response> {
  const challenge = await site.robots.demand({ work, purpose: call.path });
  return problem(site, 428, { robot: { challenge } });
}

/** Whether a call is made by the owner of an account, or opens a session. */
function isAboutAccount(call: Call): boolean {
  return takesToken(call) || call.opensSession === true;
}

/**
 * Headers that describe the caller to the backend: the browser, by which people recognise their sessions, and the
 * work done. `askBackend` adds the networks.
 */
function ownHeaders(
  request: Request,
  { place = () => '' }: Site,
  call: Call,
  work: number,
): Record<string, string> {
  const { headers } = request;
  const aboutAccount = isAboutAccount(call);
  const agent = aboutAccount ? (headers.get('user-agent') ?? undefined) : undefined;
  const xsrf = aboutAccount ? headers.get(XSRF_HEADER) : null;
  return {
    ...visitorHeaders({
      agent,
      ...(aboutAccount && { place: place() }),
      ...(call.opensSession && { device: deviceToken(request) }),
      work,
    }),
    ...(xsrf !== null && { [XSRF_HEADER]: xsrf }),
  };
}

/** The wait before the next try, from a 429 of the backend. */
function waitHeader(body: unknown): Record<string, string> {
  const seconds = (body as { retry_after?: unknown } | undefined)?.retry_after;
  return typeof seconds === 'number' ? { 'Retry-After': String(Math.ceil(seconds)) } : {};
}

function reportUnlessRefused(error: unknown, call: Call): void {
  if (!(error instanceof BackendError) || error.isFailure) reportError(error, { call: call.path });
}

/** The reasons of the contract's schema, by field. Reasons for parts of a field are listed under the field. */
function schemaErrors({ t }: Site, issues: [BaseIssue<unknown>, ...BaseIssue<unknown>[]]) {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    const field = String(issue.path?.[0]?.key ?? '');
    const text = reasonText(t, isReason(issue.message) ? issue.message : 'value');
    if (!errors[field]?.includes(text)) (errors[field] ??= []).push(text);
  }
  return errors;
}

/** The backend's messages by field, which a form shows (§7). */
function fieldErrors({ t }: Site, body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || !('errors' in body)) return {};
  const errors = Object.entries((body.errors ?? {}) as Record<string, unknown>).map(([field, reasons]) => [
    field,
    Array.isArray(reasons) ? reasons.map((reason) => reasonText(t, String(reason))) : reasons,
  ]);
  return { errors: Object.fromEntries(errors) as unknown };
}

function problem(
  { t }: Site,
  status: number,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Response {
  const key = status in MESSAGES ? MESSAGES[status as keyof typeof MESSAGES] : 'errors.s404';
  return Response.json(
    { message: t(key), ...more },
    { status, headers: { ...headers, 'Cache-Control': 'no-store' } },
  );
}

/** The fields of a JSON body; undefined when it is not a JSON object. */
async function readBody(request: Request): Promise<Record<string, unknown> | undefined> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) return undefined;
  try {
    const body: unknown = await request.json();
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
    return isObject ? (body as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
