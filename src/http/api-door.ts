import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Hosts } from '../i18n/hosts.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Renderer } from './renderer.ts';

/** The largest body a call may bring; uploads will have a door of their own. */
const BODY_LIMIT = 256 * 1024;

interface Parts {
  renderer: Renderer;
  hosts: Hosts;
  headers: Record<string, string>;
  log: Logger;
}

/** Lets calls under `/api/` through to the gateway: same origin only, small bodies, nothing kept. */
export class ApiDoor {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Answers one call; never throws. */
  async pass(req: IncomingMessage, res: ServerResponse, locale: Locale): Promise<void> {
    try {
      if (isForeign(req, this.#parts.hosts.origins[locale])) return this.#refuse(res, 403);
      const body = await readBody(req);
      if (body === undefined) return this.#refuse(res, 413);
      const response = await this.#parts.renderer.endpoint(locale, req.url ?? '/api/', {
        method: req.method ?? 'GET',
        headers: plainHeaders(req),
        body: body.byteLength > 0 ? new Uint8Array(body) : null,
        clientAddress: req.socket.remoteAddress ?? '',
      });
      const payload = Buffer.from(await response.arrayBuffer());
      const headers: Record<string, string> = { ...this.#parts.headers };
      response.headers.forEach((value, name) => {
        if (!name.startsWith('x-page-')) headers[name] = value;
      });
      res.writeHead(response.status, { ...headers, 'content-length': payload.byteLength });
      res.end(req.method === 'HEAD' ? undefined : payload);
    } catch (error) {
      this.#parts.log.error({ err: error }, 'a call through the gateway failed');
      if (res.headersSent) res.destroy();
      else this.#refuse(res, 500);
    }
  }

  #refuse(res: ServerResponse, status: number): void {
    res.writeHead(status, {
      ...this.#parts.headers,
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
    });
    res.end('{}');
  }
}

/** A call that changes something must come from a page of the same site (Fetch Metadata, Origin). */
function isForeign(req: IncomingMessage, origin: string): boolean {
  if (req.method === 'GET' || req.method === 'HEAD') return false;
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  return req.headers.origin !== undefined && req.headers.origin !== origin;
}

async function readBody(req: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of req as AsyncIterable<Buffer>) {
    size += part.byteLength;
    if (size > BODY_LIMIT) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function plainHeaders(req: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(req.headers)) {
    if (typeof value === 'string' && name !== 'host' && name !== 'connection') headers[name] = value;
  }
  return headers;
}
