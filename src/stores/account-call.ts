import type { PublicPath } from '@tourbillon/domain/contract/index.ts';
import type { Challenge } from 'altcha-lib';
import { PROOF_HEADER } from '@tourbillon/domain/contract/proof-header.ts';
import { $token, dropToken, renewToken } from './account-session.ts';
import { xsrfValue } from '../cookies/xsrf-cookie.ts';

/** How often a call is retried because the server demands work. */
const MAX_DEMANDS = 3;

/** Time limit of a call, milliseconds. */
const TIMEOUT_MS = 15_000;

/** A call that was refused or got no response. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  /** Status of the response; 0 without one. */
  readonly status: number;
  /** The server's message in the host's language. Empty without a response. */
  readonly text: string;
  /** Reasons by field name, in the host's language. */
  readonly errors: Readonly<Record<string, string[]>>;
  /** Seconds to wait before the next try, with status 429. */
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
 * Makes a call through the gateway, with the account token only in the `Authorization` header (architecture §5). An
 * expired token is dropped, and the page then asks for a login. If the server demands work (428), the browser does it
 * and repeats the call. A renewed token of the same login is stored.
 * @param path as in the contract: `/account/edit`.
 * @param body of a POST; undefined for a GET.
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
  // The demand can grow in the meantime, when others fail too.
  for (let times = 0; times < MAX_DEMANDS && response?.status === 428; times += 1) {
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
    // The token may have been renewed while the call was running.
    if ($token.get() !== token && $token.get() !== null) return accountCall<ResponseBody>(path, body);
    dropToken(token);
  }
  const { message, errors } = (content ?? {}) as { message?: string; errors?: Record<string, string[]> };
  const wait = Number(response?.headers.get('Retry-After') ?? 0);
  throw new CallFailure(response?.status ?? 0, message, errors, wait);
}

/** A call that confirms the visitor's identity again returns a new token for the same session (decision 95). */
function takeRenewed(path: string, token: string, response: unknown): void {
  const { account_token: fresh } = (response ?? {}) as { account_token?: unknown };
  if (typeof fresh === 'string' && !path.startsWith('/login')) renewToken(token, fresh);
}

/** Does the demanded work. Undefined if the browser cannot do it. */
async function solve(challenge: Challenge): Promise<string | undefined> {
  const { solveProofOfWork } = await import('./solve-proof-of-work.ts');
  return solveProofOfWork(challenge).catch(() => undefined);
}

/** Sends one request. After the time limit there is no response. */
async function exchange(
  path: string,
  init: RequestInit,
): Promise<{ response?: Response; content?: unknown }> {
  const response = await fetch(`/api${path}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => undefined,
  );
  return { ...(response && { response }), content: await response?.json().catch(() => undefined) };
}
