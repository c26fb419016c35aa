import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { decompress, type Encoding, preferredEncoding } from './compression.ts';

/** A complete response. Its body can be stored and sent many times. */
export interface BufferedResponse {
  status: number;
  /** Headers of the content. Security headers are added on sending. */
  headers: Record<string, string>;
  body: Buffer;
  /** Bytes of the body. */
  size: number;
  /** Compressed variants that already exist. */
  encoded: Partial<Record<Encoding, Buffer>>;
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
function etagOf(body: Uint8Array): string {
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
 * A response whose body is read from its brotli form when a client that does not accept that form asks for it (0.1 to
 * 0.4 ms, once), and takes no memory before (decision 670).
 */
export function fromBrotli(br: Buffer, response: Omit<BufferedResponse, 'body'>): BufferedResponse {
  const { status, headers, size, encoded, etag } = response;
  let body: Buffer | undefined;
  return {
    status,
    headers,
    size,
    encoded,
    etag,
    get body() {
      return (body ??= decompress(br, size));
    },
  };
}

/** The same response, kept in less memory: without its body when its brotli form is there. */
export function withLazyBody(response: BufferedResponse): BufferedResponse {
  const { br } = response.encoded;
  return br ? fromBrotli(br, response) : response;
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
    // Each encoding has different bytes, so it has its own validator (RFC 9110, 8.8.3).
    const etag = encoding ? `${response.etag.slice(0, -1)}-${encoding}"` : response.etag;
    headers.ETag = etag;
    if (matches(req.headers['if-none-match'], etag)) {
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

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*');
}
