import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Hosts } from '@tourbillon/domain/i18n/hosts.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { RETRY_AFTER } from '../platform/load-shedding.ts';
import { isCutOff, isForeign, plainHeaders, readBody } from '../platform/http/incoming-request.ts';
import { rejectedRequests } from '../platform/metrics.ts';
import { CROWDED_HEADER } from '@tourbillon/domain/contract/proof-header.ts';
import { takesWork, type WriteLimits } from '../limits/write-limits.ts';
import { findRoute, limitOf } from './routes.ts';

/** Largest request body of a call, bytes. Files have a separate handler. */
const BODY_LIMIT = 256 * 1024;

/** Most concurrent calls. Each may wait two seconds for a slow backend. */
const MAX_CONCURRENT_CALLS = 256;

/** Messages for requests that are refused before the call is made (§8). */
const REFUSALS = {
  503: 'errors.s500',
  403: 'errors.s403',
  413: 'errors.s400',
  429: 'errors.s429',
  500: 'errors.s500',
} as const;

/** Creates the response to one request. */
export type Respond = (
  request: Request,
  visitor: { locale: Locale; network: string },
  found: ReturnType<typeof findRoute>,
) => Promise<Response>;

interface Parts {
  respond: Respond;
  hosts: Hosts;
  headers: Record<string, string>;
  limits: WriteLimits;
  log: Logger;
}

/** Receives requests under `/api/`: same origin only, rate limits, small bodies, nothing cached. */
export class ApiHandler {
  readonly #parts: Parts;
  #underWay = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Handles one request; never throws. */
  async handle(req: IncomingMessage, res: ServerResponse, locale: Locale): Promise<void> {
    try {
      if (isForeign(req, this.#parts.hosts.origins[locale])) return this.#refuse(res, locale, 403);
      const found = findRoute(req.method ?? 'GET', (req.url ?? '/api').split('?', 1)[0] ?? '');
      const limit = limitOf(found, req.method);
      const wait = await this.#parts.limits.wait(req, limit);
      const isCrowded = wait > 0 && takesWork(limit);
      if (wait > 0 && !isCrowded) return this.#refuse(res, locale, 429, { 'Retry-After': String(wait) });
      const body = await readBody(req, BODY_LIMIT);
      if (body === undefined) return this.#refuse(res, locale, 413);
      // Counted only after the body was read: slow senders must not take the places of others.
      if (this.#underWay >= MAX_CONCURRENT_CALLS) {
        rejectedRequests.inc({ kind: 'api' });
        return this.#refuse(res, locale, 503, { 'Retry-After': String(RETRY_AFTER) });
      }
      this.#underWay += 1;
      await this.#respond(req, res, locale, body, isCrowded, found).finally(() => (this.#underWay -= 1));
    } catch (error) {
      if (isCutOff(req)) return void res.destroy();
      this.#parts.log.error({ err: error }, 'a call through the gateway failed');
      if (res.headersSent) res.destroy();
      else this.#refuse(res, locale, 500);
    }
  }

  async #respond(
    req: IncomingMessage,
    res: ServerResponse,
    locale: Locale,
    body: Buffer,
    isCrowded: boolean,
    found: ReturnType<typeof findRoute>,
  ): Promise<void> {
    const isReading = req.method === 'GET' || req.method === 'HEAD';
    const { hosts, limits, respond } = this.#parts;
    const request = new Request(hosts.origins[locale] + (req.url ?? '/api/'), {
      method: req.method ?? 'GET',
      // This internal header is always set here. The value that a browser sends is ignored.
      headers: { ...plainHeaders(req), [CROWDED_HEADER]: String(isCrowded) },
      // A read request has no use for a body.
      body: isReading || body.byteLength === 0 ? null : new Uint8Array(body),
    });
    const response = await respond(request, { locale, network: limits.network(req) }, found);
    const payload = Buffer.from(await response.arrayBuffer());
    const headers: Record<string, string | string[]> = { ...this.#parts.headers };
    response.headers.forEach((value, name) => {
      headers[name] = value;
    });
    // Set-Cookie stays a list: a login sets two cookies.
    const cookies = response.headers.getSetCookie();
    if (cookies.length > 0) headers['set-cookie'] = cookies;
    res.writeHead(response.status, { ...headers, 'content-length': payload.byteLength });
    res.end(req.method === 'HEAD' ? undefined : payload);
  }

  #refuse(
    res: ServerResponse,
    locale: Locale,
    status: keyof typeof REFUSALS,
    headers: Record<string, string> = {},
  ): void {
    res.writeHead(status, {
      ...this.#parts.headers,
      ...headers,
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
    });
    res.end(JSON.stringify({ message: translator(locale)(REFUSALS[status]) }));
  }
}
