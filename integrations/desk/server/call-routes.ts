import type { IncomingMessage } from 'node:http';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { DESK_CALLS, type DeskCallName } from '@tourbillon/domain/desk/desk-calls.ts';
import { type DeskCall, deskFile } from '@tourbillon/domain/desk/desk-call.ts';
import { ACTIVITY_HEADER } from '@tourbillon/domain/desk/activity-header.ts';
import { clientAddress } from '@tourbillon/platform/connections/client-address.ts';
import { networkHashes } from '@tourbillon/platform/connections/networks.ts';
import { callBackend, type PassedFile } from './call-backend.ts';
import type { DeskConfiguration } from './configuration.ts';
import { isOwnCall, isOwnFile } from './own-requests.ts';
import { expiredSessionCookie, sessionCookie, readSessionToken } from './session-cookie.ts';

/** Default limit for the body of a call, bytes. */
const BODY_LIMIT = 256 * 1024;

/** Headers of the backend's response that are forwarded to the browser. */
const PASSED_ON = ['content-type', 'content-disposition', 'retry-after'];

/**
 * A route under `/api` for every call of the desk. The session is in an HttpOnly cookie. The server sends it to the
 * backend as a token, and removes a token in the backend's response before it answers the browser.
 * @param key for the hashes of networks.
 */
export function callRoutes(configuration: DeskConfiguration, key: string, log: Logger): Hono {
  const { origin } = configuration;
  const routes = new Hono();
  for (const name of Object.keys(DESK_CALLS) as DeskCallName[]) {
    const call: DeskCall = DESK_CALLS[name];
    const limit = bodyLimit({
      maxSize: call.maxBytes ?? BODY_LIMIT,
      onError: (context) => context.json({ message: 'Body too large' }, 413),
    });
    routes.on(call.method, call.path, limit, async (context) => {
      const isOwn =
        isOwnCall(context, origin) ||
        (call.response === deskFile && call.method === 'GET' && isOwnFile(context));
      if (!isOwn) return context.json({ message: 'Not a call of the desk' }, 403);
      const response = await callBackend(
        {
          name,
          query: new URL(context.req.url).search,
          body: await bodyOf(context, call),
          token: readSessionToken(origin, context.req.header('cookie')),
          networks: networkHashes(addressOf(context, configuration.proxies), key),
          agent: context.req.header('user-agent'),
          isUsed: context.req.header(ACTIVITY_HEADER) === '1',
        },
        configuration,
      ).catch((error: unknown) => {
        log.warn({ call: name, err: error }, 'the backend is away');
        return undefined;
      });
      if (response) return answer(name, response, origin);
      if (name === 'logOut') context.header('Set-Cookie', expiredSessionCookie(origin));
      return context.json({ message: 'The backend is away' }, 502);
    });
  }
  routes.all('*', (context) => context.json({ message: 'Not found' }, 404));
  return routes;
}

/** The body of a call. A file of known length is passed on as it arrives. */
async function bodyOf(
  { req }: Context,
  { method, takes }: DeskCall,
): Promise<Uint8Array<ArrayBuffer> | PassedFile | undefined> {
  if (method !== 'POST') return undefined;
  const [stream, length] = [req.raw.body, req.header('content-length')];
  if (takes === 'file' && stream && length) return { stream, length };
  return new Uint8Array(await req.arrayBuffer());
}

/** Converts the backend's response for the browser. */
async function answer(name: DeskCallName, response: Response, origin: string): Promise<Response> {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  for (const passed of PASSED_ON) {
    const value = response.headers.get(passed);
    if (value !== null) headers.set(passed, value);
  }
  const { status } = response;
  // Whoever logs out has no session in this browser, also when the backend could not end it. Any other call that is
  // refused leaves the cookie: another tab may have logged in meanwhile.
  if (name === 'logOut') headers.set('Set-Cookie', expiredSessionCookie(origin));
  if (status !== 200 || !OPENS_OR_ENDS.has(name)) return new Response(response.body, { status, headers });
  const { token, ...rest } = (await response.json()) as { token?: string };
  headers.set(
    'Set-Cookie',
    token === undefined ? expiredSessionCookie(origin) : sessionCookie(origin, token),
  );
  return new Response(JSON.stringify(rest), { status, headers });
}

/** Calls whose response has a session token, and the call that ends the session. */
const OPENS_OR_ENDS: ReadonlySet<DeskCallName> = new Set(
  (Object.keys(DESK_CALLS) as DeskCallName[]).filter(
    (name) =>
      name === 'logOut' || 'token' in ((DESK_CALLS[name].response as { entries?: object }).entries ?? {}),
  ),
);

function addressOf(context: Context, proxies: number): string {
  const { incoming } = context.env as { incoming: IncomingMessage };
  return clientAddress(incoming, proxies);
}
