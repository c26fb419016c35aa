import type { AstroGlobal } from 'astro';
import type { Call, ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { CALLS } from '@tourbillon/domain/contract/index.ts';
import { askBackend } from '../backend-client/client.ts';
import { protectSecretAddress } from '../page-cache/lifetimes.ts';
import { BackendError } from '../platform/errors/backend-error.ts';
import { reportError } from '../platform/errors/report.ts';
import { sentForm } from '../platform/http/form-data.ts';

/** Calls that show what a secret of a letter opens, and those that take an answer to it. */
type OpenCall = (typeof CALLS)['openOffer' | 'openThread'];
type AnswerCall = (typeof CALLS)['answerOffer' | 'replyInThread'];

/** What such a page shows. */
export interface SecretView<Data> {
  /** The secret, for the forms of the page. */
  token: string;
  /** What it opens; undefined where it opens nothing. */
  data?: Data | undefined;
  /** Why it opens nothing, or why nothing could be read just now. */
  problem?: 'unknown' | 'unavailable' | undefined;
  /** An answer that was taken in, as it was sent. */
  done?: Fields | undefined;
  /** What was typed into an answer that was refused, and why, by field. */
  typed: Fields;
  refusals: Fields;
  /** The answer could not be brought to the backend. */
  isNotSent?: boolean;
}

/** Texts by the name of a field. */
export type Fields = Readonly<Record<string, string>>;

/**
 * What the page behind a secret shows. Opening it changes nothing: mail scanners open every link. The secret goes to the
 * backend in a body, and nobody may keep the page.
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
  const answered = sent && (await ask(locals.locale, answer, { ...sent, token }));
  const shown = answered?.data ? answered : await ask(locals.locale, open, { token });
  const view = { token, typed: {}, refusals: {} };
  if (!shown.data) {
    // A link that opens nothing is a page like others; a form that came with it was refused.
    response.status = !shown.refusals ? 503 : sent ? 422 : 200;
    return { ...view, problem: shown.refusals ? 'unknown' : 'unavailable' };
  }
  const data = shown.data as ResponseOf<Open>['data'];
  if (!sent || !answered) return { ...view, data };
  if (answered.data) return { ...view, data, done: sent };
  response.status = answered.refusals ? 422 : 503;
  return { ...view, data, typed: sent, refusals: answered.refusals ?? {}, isNotSent: !answered.refusals };
}

/** What a call answers, or why it refuses the fields; neither when it could not be made. */
async function ask(
  locale: AstroGlobal['locals']['locale'],
  call: Call,
  body: Fields,
): Promise<{ data?: unknown; refusals?: Fields }> {
  try {
    const { data } = (await askBackend(locale, call, body)) as { data: unknown };
    return { data };
  } catch (error) {
    if (error instanceof BackendError && error.status === 422) return { refusals: reasonsOf(error.body) };
    reportError(error, { call: call.path, locale });
    return {};
  }
}

function textsOf(form: FormData): Record<string, string> {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

/** The first reason of each field that a backend refuses. */
function reasonsOf(body: unknown): Record<string, string> {
  const { errors = {} } = (body ?? {}) as { errors?: Record<string, unknown[]> };
  return Object.fromEntries(Object.entries(errors).map(([name, [reason]]) => [name, String(reason)]));
}
