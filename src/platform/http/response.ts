import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  compress,
  decompress,
  type Encoded,
  type Encoding,
  ENCODINGS,
  isWorthCompressing,
  missingEncoding,
  preferredEncoding,
} from './compression.ts';

/** A complete response. Its body can be stored and sent many times. */
export interface BufferedResponse {
  status: number;
  /** Headers of the content. Security headers are added on sending. */
  headers: Record<string, string>;
  body: Buffer;
  /** Bytes of the body. */
  size: number;
  /** Compressed variants that already exist. */
  encoded: Encoded;
  /** Strong validator of the uncompressed body. */
  etag: string;
}

/** Browsers revalidate each time and get 304: a change must be visible at once (architecture §3). */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * For a page that a browser loads ahead of a click (`Sec-Purpose: prefetch`): the request that follows within half a
 * minute uses it without asking again. Not for shared caches (decision 495).
 */
export const PREFETCHED = 'private, max-age=30';

/** Memory of a response per byte of its body. The compressed variants add about a sixth and a fifth. */
const MEMORY_PER_BYTE = 1.4;

/** Memory of a response in bytes, including compressed variants that are made later. */
export function weightOf({ size }: BufferedResponse): number {
  return Math.ceil(size * MEMORY_PER_BYTE);
}

/** A strong validator: a hash of the body. */
export function etagOf(body: Uint8Array | string): string {
  return `"${hash('sha1', body, 'base64url').slice(0, 20)}"`;
}

/** Creates a response without compressed variants. */
export function makeResponse(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
): BufferedResponse {
  return { status, headers, body, size: body.byteLength, encoded: {}, etag: etagOf(body) };
}

/**
 * A response whose body is read from a compressed form when a client that does not accept that form asks for it (0.1 to
 * 0.4 ms, once), and takes no memory before (decision 670). Its body is empty without a zstd or brotli form.
 */
export function fromEncoded(response: Omit<BufferedResponse, 'body'>): BufferedResponse {
  const { status, headers, size, encoded, etag } = response;
  let body: Buffer | undefined;
  return {
    status,
    headers,
    size,
    encoded,
    etag,
    get body() {
      return (body ??= decompress(encoded, size) ?? Buffer.alloc(0));
    },
  };
}

/** The same response, kept in less memory: without its body when that can be read from a compressed form. */
export function withLazyBody(response: BufferedResponse): BufferedResponse {
  const { br, zstd } = response.encoded;
  return (br ?? zstd) ? fromEncoded(response) : response;
}

/** Adds a compressed form that a client accepts, if a page has none. Each is made once, when it is asked for. */
export async function addEncoding(response: BufferedResponse, acceptEncoding: string): Promise<void> {
  const encoding = missingEncoding(acceptEncoding, response.encoded);
  if (encoding && isWorthCompressing(response.size))
    response.encoded[encoding] = await compress(response.body, encoding, 'quick');
}

/**
 * Sends a response: 304 if the client has it, the best available encoding, no body for HEAD.
 * @param extra headers of every response (security).
 */
export function sendResponse(
  req: IncomingMessage,
  res: ServerResponse,
  response: BufferedResponse,
  extra: Record<string, string>,
): void {
  const encoding = preferredEncoding(req.headers['accept-encoding'], response.encoded);
  const body = encoding ? (response.encoded[encoding] ?? response.body) : response.body;
  const headers: Record<string, string | number> = { ...extra, ...response.headers };
  headers.Vary = 'Accept-Encoding';
  if (isPrefetch(req) && headers['Cache-Control'] === REVALIDATE) headers['Cache-Control'] = PREFETCHED;
  if (response.status === 200) {
    const known = knownValidator(req.headers['if-none-match'], response.etag);
    headers.ETag = known ?? validator(response.etag, encoding);
    if (known !== undefined) {
      delete headers['Content-Type'];
      res.writeHead(304, headers).end();
      return;
    }
  }
  if (encoding) headers['Content-Encoding'] = encoding;
  headers['Content-Length'] = body.byteLength;
  res.writeHead(response.status, headers);
  res.end(req.method === 'HEAD' ? undefined : body);
}

function isPrefetch({ headers }: IncomingMessage): boolean {
  return String(headers['sec-purpose'] ?? '').startsWith('prefetch');
}

/** Each coding has different bytes, so it has its own validator (RFC 9110, 8.8.3). */
function validator(etag: string, encoding?: Encoding): string {
  return encoding ? `${etag.slice(0, -1)}-${encoding}"` : etag;
}

/**
 * The validator of the copy that a client has. It may be in another coding than the best one today: a page that is
 * asked for again is compressed anew (decision 690), and the copy shows the same.
 */
function knownValidator(header: string | undefined, etag: string): string | undefined {
  if (!header) return undefined;
  const named = header.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return [etag, ...ENCODINGS.map((encoding) => validator(etag, encoding))].find(
    (one) => named.includes(one) || named.includes('*'),
  );
}
