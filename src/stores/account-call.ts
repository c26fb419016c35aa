import { cookieValue } from './cookies.ts';
import { $token, dropToken } from './account.ts';

/** Milliseconds a call may be on its way. */
const PATIENCE = 15_000;

/** A call that was refused or did not arrive. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  /** Of the answer; 0 when there was none. */
  readonly status: number;
  /** What the host says of it, in its language; empty when there was no answer. */
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
 * Makes a call through the gateway, with the account token in the `Authorization` header and nowhere else (design
 * section 5). A token that is over is let go of: whoever shows something for it asks to log in.
 * @param path as the contract has it: `/account/edit`. @param body of a POST; undefined for a GET.
 * @throws CallFailure.
 */
export async function accountCall<Answer>(path: `/${string}`, body?: object): Promise<Answer> {
  const token = $token.get();
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (token !== null) headers.Authorization = `Bearer ${token}`;
  if (body) {
    headers['Content-Type'] = 'application/json';
    headers['X-CSRF-TOKEN'] = cookieValue(document.cookie, 'XSRF-TOKEN') ?? '';
  }
  const response = await fetch(`/api${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers,
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => undefined);
  const answer: unknown = await response?.json().catch(() => undefined);
  if (response?.ok && answer !== undefined) return answer as Answer;
  if (response?.status === 401 && token !== null) dropToken(token);
  const { message, errors } = (answer ?? {}) as { message?: string; errors?: Record<string, string[]> };
  const wait = Number(response?.headers.get('Retry-After') ?? 0);
  throw new CallFailure(response?.status ?? 0, message, errors, wait);
}
