import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Hosts } from '@tourbillon/domain/i18n/hosts.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { askBackend } from '../backend-client/client.ts';
import { reportError } from '../platform/errors/report.ts';
import { acceptsEncoding } from '../platform/http/compression.ts';
import { Slots, TooBusy } from '../platform/slots.ts';
import { marketplaceOf } from './feed-addresses.ts';
import { type AskForFeed, writeFeed } from './write-feed.ts';

/** Most feeds that are sent at the same time. Each host has two, and each is fetched a few times a day. */
const MAX_FEEDS = 16;

/** Concurrent calls of a feed before its first item. */
const CALLS_PER_FEED = 3;

/** Milliseconds for sending a feed. A slower reader must fetch it again. */
const SEND_TIMEOUT_MS = 600_000;

const HEADERS = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, max-age=300',
  'X-Robots-Tag': 'noindex',
  Vary: 'Accept-Encoding',
};

/** What the feed service needs. */
interface Parts {
  hosts: Pick<Hosts, 'origins'>;
  /** Headers of every response (security). */
  headers: Readonly<Record<string, string>>;
  /** Calls the backend. Tests replace it. */
  ask?: AskForFeed;
  /** Called with errors. */
  report?: (error: unknown) => void;
}

const callBackend = ((locale, name, request) => askBackend(locale, CALLS[name], request)) as AskForFeed;

/**
 * Feeds for marketplaces. A feed is streamed and never stored; a slow reader slows down the calls to the backend.
 * Portions of the stock are requested one after another, so that the backend can serve visitors between them.
 */
export class ProductFeeds {
  readonly #parts: Parts;
  readonly #callSlots = new Slots(1, MAX_FEEDS * CALLS_PER_FEED);
  readonly #feedSlots = new Slots(MAX_FEEDS, 0);

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  readonly #report = (error: unknown) =>
    this.#parts.report ? this.#parts.report(error) : reportError(error, { room: 'product-feeds' });
  readonly #ask: AskForFeed = (...asked) =>
    this.#callSlots.run(() => (this.#parts.ask ?? callBackend)(...asked));

  /** Whether there is a feed at a path. */
  has(path: string): boolean {
    return marketplaceOf(path) !== undefined;
  }

  /**
   * Sends the feed of a path. 503 if too many are being sent or the backend does not respond. If a feed fails later,
   * the connection is closed, so that nobody takes a part of the stock for all of it.
   */
  async send(req: IncomingMessage, res: ServerResponse, locale: Locale, path: string): Promise<void> {
    const marketplace = marketplaceOf(path);
    if (!marketplace) return;
    try {
      await this.#feedSlots.run(async () => {
        const origin = this.#parts.hosts.origins[locale];
        const feed = writeFeed({ marketplace, locale, origin, ask: this.#ask });
        // The first calls to the backend determine the status.
        const head = await feed.next();
        const zipped = acceptsEncoding(req.headers['accept-encoding'] ?? '', 'gzip');
        res.writeHead(200, {
          ...this.#parts.headers,
          ...HEADERS,
          ...(zipped && { 'Content-Encoding': 'gzip' }),
        });
        if (req.method === 'HEAD') return void res.end();
        const whole = Readable.from(withHead(head.value ?? '', feed));
        const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
        await (zipped ? pipeline(whole, createGzip(), res, { signal }) : pipeline(whole, res, { signal }));
      });
    } catch (error) {
      if (!(error instanceof TooBusy) && !hasLeft(error)) this.#report(error);
      if (res.headersSent) return void res.destroy();
      res.writeHead(503, { ...this.#parts.headers, 'Retry-After': '60', 'Cache-Control': 'no-store' }).end();
    }
  }
}

async function* withHead(head: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}

/** Whether a feed ended because its reader left or was too slow. */
function hasLeft(error: unknown): boolean {
  const { code, name } = error as { code?: string; name?: string };
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || name === 'AbortError' || name === 'TimeoutError';
}
