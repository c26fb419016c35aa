import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The header in which a storefront signs its calls. */
export const SERVICE_SIGNATURE = 'service-signature';

/** The scheme of `WWW-Authenticate` by which a backend says that it rejects a call for its signature. */
export const SERVICE_SCHEME = 'Service-Signature';

/** Seconds that a signature may be old, or ahead of the backend's clock. */
const WINDOW = 300;

/** In place of the body's hash: the body is a stream that nobody holds as a whole. */
const STREAMED = 'streamed';

/** Characters of the shortest token that is accepted. */
const SHORTEST = 32;

/** What a signature vouches for. */
export interface ServiceCall {
  method: string;
  /** Path and query as they stand in the request line. */
  target: string;
  /** Undefined for a streamed one, which stays unsigned; an empty text for none. */
  body: string | Uint8Array | undefined;
}

/** Why a signature is rejected: there is none, it is of another time, or of no token that is known. */
export type SignatureFault = 'missing' | 'clock' | 'unknown';

/** What a header says, when its signature is good. */
export interface Vouched {
  /** Whether the body that came is the one that was signed. */
  isBody: (body: Uint8Array) => boolean;
  /** Whether the body was not signed. */
  isStreamed: boolean;
}

/**
 * Reads `SERVICE_TOKEN`: tokens with commas between them, of which the first signs and all are accepted.
 * @throws an Error in words for the operator when one is too short to be a secret.
 */
export function readServiceTokens(text: string | undefined): string[] {
  const tokens = (text ?? '')
    .split(',')
    .map((token) => token.trim())
    .filter(Boolean);
  if (tokens.every((token) => token.length >= SHORTEST)) return tokens;
  throw new Error(
    `SERVICE_TOKEN has to have ${SHORTEST} characters at least; "openssl rand -hex 32" makes one.`,
  );
}

/** The header's value. @param now milliseconds of the epoch. */
export function signCall(token: string, call: ServiceCall, now: number): string {
  const time = String(Math.floor(now / 1000));
  const hash = call.body === undefined ? STREAMED : hashOf(call.body);
  return `t=${time};b=${hash};s=${signatureOf(token, time, call, hash)}`;
}

/**
 * Judges the header of a call before its body is read.
 * @param now milliseconds of the epoch.
 */
export function checkCall(
  tokens: readonly string[],
  header: string | undefined,
  call: Omit<ServiceCall, 'body'>,
  now: number,
): Vouched | SignatureFault {
  if (!header) return 'missing';
  const [, time = '', hash = '', signature = ''] =
    /^t=(\d{1,12});b=([\w-]{1,64});s=([0-9a-f]{64})$/.exec(header) ?? [];
  const given = Buffer.from(signature, 'hex');
  const isKnown = tokens.some((token) => {
    const wanted = Buffer.from(signatureOf(token, time, call, hash), 'hex');
    return wanted.byteLength === given.byteLength && timingSafeEqual(wanted, given);
  });
  if (!isKnown) return 'unknown';
  if (Math.abs(now / 1000 - Number(time)) > WINDOW) return 'clock';
  return { isBody: (body) => hashOf(body) === hash, isStreamed: hash === STREAMED };
}

function signatureOf(
  token: string,
  time: string,
  { method, target }: Omit<ServiceCall, 'body'>,
  hash: string,
): string {
  return createHmac('sha256', token).update(`${time}\n${method}\n${target}\n${hash}`).digest('hex');
}

function hashOf(body: string | Uint8Array): string {
  return createHash('sha256').update(body).digest('base64url');
}
