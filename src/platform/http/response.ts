import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Encoding, preferredEncoding } from './compression.ts';

/** A finished response with a body that may be kept and sent many times. */
export interface BufferedResponse {
  status: number;
  /** Headers of the content; security headers are added when it is sent. */
  headers: Record<string, string>;
  body: Buffer;
  /** Compressed forms that are at hand. */
  encoded: Partial<Record<Encoding, Buffer>>;
  /** Strong validator of the identity body. */
  etag: string;
}

/** Browsers ask again each time and get 304: a change must be seen at once (architecture §3). */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Bytes that a response takes for each of its body, compressed forms included: they are a sixth and a fifth of it. */
const WITH_FORMS = 1.4;

/** Bytes that a response takes in memory, those of forms that are made later included. */
export function weightOf({ body }: BufferedResponse): number {
  return Math.ceil(body.byteLength * WITH_FORMS);
}

/** A validator from the body's bytes. */
export function etagOf(body: Uint8Array): string {
  return `"${createHash('sha1').update(body).digest('base64url').slice(0, 20)}"`;
}

/** A response from a body; identity only until compressed. */
export function makeResponse(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
): BufferedResponse {
  return { status, headers, body, encoded: {}, etag: etagOf(body) };
}

/**
 * Sends a response: 304 when the client has it, the best encoding at hand, no body for HEAD.
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
  if (response.status === 200) {
    // Encodings differ in bytes, so each has a validator of its own (RFC 9110, 8.8.3).
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

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*');
}
