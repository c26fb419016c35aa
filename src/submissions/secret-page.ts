import type { AstroGlobal } from 'astro';
import type { Call, ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { SecretProblem } from '@tourbillon/domain/contract/account/mailed-link-view.ts';
import type { CALLS } from '@tourbillon/domain/contract/index.ts';
import { askBackend } from '../backend-client/client.ts';
import { protectSecretAddress } from '../page-cache/lifetimes.ts';
import { BackendError } from '../platform/errors/backend-error.ts';
import { reportError } from '../platform/errors/report.ts';
import { sentForm } from '../platform/http/form-data.ts';

/** Calls that show the content behind a mailed token, and calls that answer it. */
type OpenCall = (typeof CALLS)['openOffer' | 'openThread'];
type AnswerCall = (typeof CALLS)['answerOffer' | 'replyInThread'];

/** The state of such a page. */
export interface SecretView<Data> {
  /** The token, for the forms of the page. */
  token: string;
  /** The content; undefined if there is none. */
  data?: Data | undefined;
  problem?: SecretProblem | undefined;
  /** The fields of an accepted answer. */
  done?: Fields | undefined;
  /** The fields of a refused answer, and the reasons by field. */
  typed: Fields;
  refusals: Fields;
  /** Whether the answer could not be sent to the backend. */
  isNotSent?: boolean;
  /** Seconds to wait, if there were too many answers. */
  wait?: number;
}

/** Texts by field name. */
export type Fields = Readonly<Record<string, string>>;

/**
 * Handles the page of a mailed token. Opening it changes nothing, because mail scanners open every link. The token is
 * sent to the backend in a body, and the page is not cached.
 */
export async function openSecretPage<Open extends OpenCall>(
  astro: AstroGlobal,
  open: Open,
  answer: AnswerCall,
): Promise<SecretView<ResponseOf<Open>['data']>> {
  const { request, locals, response } = astro;
  protectSecretAddress(response.headers);
  const sent = request.method === 'POST' ? textsOf(await sentForm(request)) : undefined;
  const token = sent?.token ?? new URL(request.url).searchParams.get('token') ?? '';
  if (!sent && token === '') return { token, typed: {}, refusals: {}, problem: 'missing' };
  const answered = sent && (await ask(locals.locale, answer, { ...sent, token }));
  const shown = answered?.data ? answered : await ask(locals.locale, open, { token });
  const view = { token, typed: {}, refusals: {} };
  if (!shown.data) {
    // An invalid link is a normal page with status 200; a form sent with it gets 422.
    response.status = !shown.refusals ? 503 : sent ? 422 : 200;
    return { ...view, problem: shown.refusals ? 'unknown' : 'unavailable' };
  }
  const data = shown.data as ResponseOf<Open>['data'];
  if (!sent || !answered) return { ...view, data };
  if (answered.data) return { ...view, data, done: sent };
  const { refusals = {}, wait } = answered;
  if (wait !== undefined) {
    response.status = 429;
    response.headers.set('Retry-After', String(wait));
    return { ...view, data, typed: sent, wait };
  }
  response.status = answered.refusals ? 422 : 503;
  return { ...view, data, typed: sent, refusals, isNotSent: !answered.refusals };
}

/**
 * The data of a response, the reasons why the fields are refused, or the seconds to wait. None of them if the call
 * failed.
 */
async function ask(
  locale: AstroGlobal['locals']['locale'],
  call: Call,
  body: Fields,
): Promise<{ data?: unknown; refusals?: Fields; wait?: number }> {
  try {
    const { data } = (await askBackend(locale, call, body)) as { data: unknown };
    return { data };
  } catch (error) {
    if (error instanceof BackendError && error.status === 422) return { refusals: reasonsOf(error.body) };
    if (error instanceof BackendError && error.status === 429) return { wait: waitOf(error.body) };
    reportError(error, { call: call.path, locale });
    return {};
  }
}

function textsOf(form: FormData): Record<string, string> {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

/** Seconds to wait, after too many calls. */
function waitOf(body: unknown): number {
  return (body as { retry_after?: number } | undefined)?.retry_after ?? 60;
}

/** The first reason of each field that a backend refuses. */
function reasonsOf(body: unknown): Record<string, string> {
  const { errors = {} } = (body ?? {}) as { errors?: Record<string, unknown[]> };
  return Object.fromEntries(Object.entries(errors).map(([name, [reason]]) => [name, String(reason)]));
}
