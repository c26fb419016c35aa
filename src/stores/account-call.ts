import type { PublicPath } from '@tourbillon/domain/contract/index.ts';
import type { Challenge } from 'altcha-lib';
import { PROOF_HEADER } from '@tourbillon/domain/contract/proof-header.ts';
import { $token, dropToken, renewToken } from './account-session.ts';
import { xsrfValue } from '../cookies/xsrf-cookie.ts';

/** How often a call is made again with work that was asked for. */
const MOST_DEMANDS = 3;

/** Milliseconds a call may be on its way. */
const PATIENCE = 15_000;

/** A call that was refused or did not arrive. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  /** Of the response; 0 when there was none. */
  readonly status: number;
  /** What the host says of it, in its language; empty when there was no response. */
  readonly text: string;
  /** What is wrong with fields, by name, in the host's language. */
  readonly errors: Readonly<Record<string, string[]>>;
  /** Seconds to wait before the next try, of status 429. */
  readonly wait: number;

  constructor(status: number, text = '', errors: Record<string, string[]> = {}, wait = 0) {
    super(`Call failed: ${status}`);
    this.status = status;
    this.text = text;
    this.errors = errors;
    this.wait = wait;
  }
}

/**
 * Makes a call through the gateway, with the account token in the `Authorization` header and nowhere else (
 * architecture §5). A token that is over is dropped: what shows something for it asks to log in. A call that is refused
 * until the browser has done some work (428) is made again with it. A new token for the same login is taken up here.
 * @param path as the contract has it: `/account/edit`. @param body of a POST; undefined for a GET.
 * @throws CallFailure.
 */
export async function accountCall<ResponseBody>(path: PublicPath, body?: object): Promise<ResponseBody> {
  const token = $token.get();
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (token !== null) headers.Authorization = `Bearer ${token}`;
  if (body) {
    headers['Content-Type'] = 'application/json';
    headers['X-CSRF-TOKEN'] = xsrfValue(document.cookie) ?? '';
  }
  const init: RequestInit = {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    cache: 'no-store',
  };
  let { response, content } = await exchange(path, { ...init, headers });
  // More may be asked for meanwhile: others fail as well.
  for (let times = 0; times < MOST_DEMANDS && response?.status === 428; times += 1) {
    const challenge = (content as { robot?: { challenge?: Challenge } } | undefined)?.robot?.challenge;
    const proof = challenge && (await solve(challenge));
    if (!proof) break;
    ({ response, content } = await exchange(path, {
      ...init,
      headers: { ...headers, [PROOF_HEADER]: proof },
    }));
  }
  if (response?.ok && content !== undefined) {
    if (token !== null) takeRenewed(path, token, content);
    return content as ResponseBody;
  }
  if (response?.status === 401 && token !== null) {
    // The login may have gone on under another token while the call was on its way.
    if ($token.get() !== token && $token.get() !== null) return accountCall<ResponseBody>(path, body);
    dropToken(token);
  }
  const { message, errors } = (content ?? {}) as { message?: string; errors?: Record<string, string[]> };
  const wait = Number(response?.headers.get('Retry-After') ?? 0);
  throw new CallFailure(response?.status ?? 0, message, errors, wait);
}

/** What shows again who somebody is answers with the token under which their session goes on (decision 95). */
function takeRenewed(path: string, token: string, response: unknown): void {
  const { account_token: fresh } = (response ?? {}) as { account_token?: unknown };
  if (typeof fresh === 'string' && !path.startsWith('/login')) renewToken(token, fresh);
}

/** Does the work that is asked for; undefined when the browser cannot. */
async function solve(challenge: Challenge): Promise<string | undefined> {
  const { solveProofOfWork } = await import('./solve-proof-of-work.ts');
  return solveProofOfWork(challenge).catch(() => undefined);
}

/** Sends one request; what does not arrive in time has no response. */
async function exchange(
  path: string,
  init: RequestInit,
): Promise<{ response?: Response; content?: unknown }> {
  const response = await fetch(`/api${path}`, { ...init, signal: AbortSignal.timeout(PATIENCE) }).catch(
    () => undefined,
  );
  return { ...(response && { response }), content: await response?.json().catch(() => undefined) };
}
