import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The header in which a storefront signs its calls. */
export const SERVICE_SIGNATURE = 'service-signature';

/** The `WWW-Authenticate` scheme of a response that rejects a call because of its signature. */
export const SERVICE_SCHEME = 'Service-Signature';

/** Maximum age of a signature, and maximum difference ahead of the backend's clock, seconds. */
const WINDOW = 300;

/** Replaces the hash of a streamed body, which is never in memory as a whole. */
const STREAMED = 'streamed';

/** Minimum characters of a token. */
const SHORTEST = 32;

/** The signed parts of a call. */
export interface ServiceCall {
  method: string;
  /** Path and query as in the request line. */
  target: string;
  /** Undefined for a streamed body, which is not signed; empty for no body. */
  body: string | Uint8Array | undefined;
}

/** Why a signature is rejected: it is missing, its time is wrong, or no known token made it. */
export type SignatureFault = 'missing' | 'clock' | 'unknown';

/** The content of a header with a valid signature. */
export interface VerifiedSignature {
  /** Whether a received body is the signed one. */
  isBody: (body: Uint8Array) => boolean;
  /** Whether the body was not signed. */
  isStreamed: boolean;
}

/**
 * Reads `SERVICE_TOKEN`: tokens separated by commas. The first one signs; all are accepted.
 * @throws an Error with a message for the operator when a token is too short.
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

/** The value of the header. @param now milliseconds of the epoch. */
export function signCall(token: string, call: ServiceCall, now: number): string {
  const time = String(Math.floor(now / 1000));
  const hash = call.body === undefined ? STREAMED : hashOf(call.body);
  return `t=${time};b=${hash};s=${signatureOf(token, time, call, hash)}`;
}

/**
 * Checks the header of a call before its body is read.
 * @param now milliseconds of the epoch.
 */
export function checkCall(
  tokens: readonly string[],
  header: string | undefined,
  call: Omit<ServiceCall, 'body'>,
  now: number,
): VerifiedSignature | SignatureFault {
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
