import type { IncomingMessage } from 'node:http';

/** Something that changes things must come from a page of the same site (Fetch Metadata, Origin). */
export function isForeign(req: IncomingMessage, origin: string): boolean {
  if (req.method === 'GET' || req.method === 'HEAD') return false;
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  return req.headers.origin !== undefined && req.headers.origin !== origin;
}

/** The bytes of a request's body. Who stops reading them early leaves the connection as it is, to respond on. */
export function bytesOf(req: IncomingMessage): AsyncIterable<Buffer> {
  return req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
}

/** The body of a request; undefined when it is larger than a given number of bytes, as it says or as it turns out. */
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

/** Whether a request ended before all of it had come: nobody waits for a response, and nothing is wrong with us. */
export function isCutOff(req: IncomingMessage): boolean {
  return req.destroyed && !req.complete;
}

/** The headers of a request as `fetch` takes them, without those of the connection. */
export function plainHeaders(req: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(req.headers)) {
    if (typeof value === 'string' && name !== 'host' && name !== 'connection') headers[name] = value;
  }
  return headers;
}
