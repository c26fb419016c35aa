import type { Configuration } from '../platform/configuration.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { noteSecurityEvent } from '../backend-client/security-events.ts';
import { ENDPOINTS } from '@tourbillon/domain/contract/endpoints.ts';
import { isSigned, WINDOW } from '@tourbillon/domain/contract/body-signature.ts';
import { askImport, publishOrder } from './import-content.ts';
import type { Publishing } from './publishing.ts';
import { readPublishSecret } from './publish-secret.ts';
import { isCutOff, readBody } from '../platform/http/incoming-request.ts';
import { UsedProofs } from '../limits/used-proofs.ts';
import type { WriteLimits } from '../limits/write-limits.ts';

/** Largest body of a publish request, bytes. */
const BODY_LIMIT = 4 * 1024;

/** Milliseconds for which the response waits for pages. Other pages are rendered afterwards. */
const CATCH_UP_MS = 20_000;

interface Parts {
  publishing: Publishing;
  headers: Record<string, string>;
  limits: WriteLimits;
  log: Logger;
  configuration: Pick<Configuration, 'DATA_DIR' | 'PUBLISH_SECRET'>;
}

/**
 * Handles publish requests: makes the backends import what editors changed, and renders the pages at once. The
 * headers `X-Publish-Timestamp` (seconds of the epoch) and `X-Publish-Signature` (`sha256=` and the HMAC-SHA256 of
 * `{timestamp}.{body}`) prove knowledge of the secret. A request is valid once, within five minutes.
 */
export class PublishHandler {
  readonly #parts: Parts;
  readonly #used: UsedProofs;

  constructor(parts: Parts) {
    this.#parts = parts;
    const folder = path.join(parts.configuration.DATA_DIR, 'publish-orders');
    this.#used = new UsedProofs(folder, 2 * WINDOW * 1000);
  }

  /** Handles one publish request; never throws. */
  async handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    try {
      const wait = await this.#parts.limits.wait(req, ENDPOINTS.publish.limit);
      if (wait > 0) {
        res.setHeader('Retry-After', String(wait));
        return this.#respond(res, 429, { message: 'Too many requests' });
      }
      const secret = await readPublishSecret(this.#parts.configuration);
      if (!secret) return this.#respond(res, 404, { message: 'Not found' });
      const now = Date.now();
      const body = await readBody(req, BODY_LIMIT);
      const order = body && (await this.#judge(req, body.toString('utf8'), secret, now));
      if (!order) {
        noteSecurityEvent({ kind: 'publish_refused' });
        return this.#respond(res, 403, { message: 'Not signed, too late, or sent before' });
      }
      const { publishing } = this.#parts;
      const imported = order.import ? await askImport(publishing.backends, secret) : [];
      const done = await publishing.catchUp(CATCH_UP_MS, order.since ?? now);
      this.#respond(res, 200, {
        imported: imported.map(({ changed, broken }) => ({ changed, broken })),
        ...done,
      });
    } catch (error) {
      if (isCutOff(req)) return void res.destroy();
      this.#parts.log.error({ err: error }, 'an order to publish failed');
      if (res.headersSent) res.destroy();
      else this.#respond(res, 500, { message: 'Internal error' });
    }
  }

  /**
   * The content of a publish request. Undefined if the signature is invalid, too old or already used, or the content
   * is invalid.
   */
  async #judge(req: IncomingMessage, body: string, secret: string, now: number) {
    const signed = {
      timestamp: String(req.headers['x-publish-timestamp'] ?? ''),
      signature: String(req.headers['x-publish-signature'] ?? ''),
    };
    if (!isSigned(secret, body, signed, now) || !(await this.#used.use(signed.signature))) return undefined;
    const order = v.safeParse(publishOrder, parseJson(body || '{}'));
    return order.success ? order.output : undefined;
  }

  #respond(res: ServerResponse, status: number, body: object): void {
    const text = JSON.stringify(body);
    res.writeHead(status, {
      ...this.#parts.headers,
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'Content-Length': Buffer.byteLength(text),
    });
    res.end(text);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
