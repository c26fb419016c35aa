import type { IncomingMessage } from 'node:http';

/** Whether a request that changes data does not come from a page of the same site (Fetch Metadata, Origin). */
export function isForeign(req: IncomingMessage, origin: string): boolean {
  if (req.method === 'GET' || req.method === 'HEAD') return false;
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  return req.headers.origin !== undefined && req.headers.origin !== origin;
}

/** The chunks of a request body. If the caller stops reading early, the connection stays open for the response. */
export function bytesOf(req: IncomingMessage): AsyncIterable<Buffer> {
  return req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
}

/** The body of a request. Undefined if it exceeds the limit, by its declared or its actual size. */
export async function readBody(req: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  if (Number(req.headers['content-length'] ?? 0) > limit) return undefined;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of bytesOf(req)) {
    size += part.byteLength;
    if (size > limit) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * Whether the client closed the connection before its request was complete. Nobody waits for a response, and this is
 * not our error.
 */
export function isCutOff(req: IncomingMessage): boolean {
  return req.destroyed && !req.complete;
}

/** The headers of a request for `fetch`, without `host` and `connection`. */
export function plainHeaders(req: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(req.headers)) {
    if (typeof value === 'string' && name !== 'host' && name !== 'connection') headers[name] = value;
  }
  return headers;
}
