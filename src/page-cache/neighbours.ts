import { randomUUID } from 'node:crypto';
import type { BufferedResponse } from '../platform/http/response.ts';
import { readMessage } from '../platform/worker-messages.ts';
import type { NeighbourMessage, SentPage } from './neighbour-message.ts';
import type { PageCache } from './page-cache.ts';
import { decodePage, encodePage } from './page-file.ts';

/** Milliseconds to wait for the other workers. */
const TIMEOUT = 500;

/** The channel to the supervisor: the process itself, or that of a test. */
export interface Channel {
  connected: boolean;
  send?: (message: NeighbourMessage) => unknown;
  on: (event: 'message', listener: (message: unknown) => void) => unknown;
}

/** A page of another worker, and for how long it may be shown. */
export interface NeighbourPage {
  response: BufferedResponse;
  /** Seconds. */
  left: number;
  tags: readonly string[];
}

/**
 * Asks the other workers of this storefront for a page that this one cannot make: each worker caches the pages that
 * visitors have asked it for (decision 714).
 */
export class Neighbours {
  readonly #cache: PageCache;
  readonly #channel: Channel;
  readonly #asked = new Map<string, (page: SentPage | null) => void>();

  constructor(cache: PageCache, channel: Channel = process) {
    this.#cache = cache;
    this.#channel = channel;
    channel.on('message', (message) => this.#hear(readMessage<NeighbourMessage>(message)));
  }

  /** The page that another worker has cached. Undefined if none has it, or none replies in time. */
  async page(key: string): Promise<NeighbourPage | undefined> {
    if (!this.#channel.connected) return undefined;
    const id = randomUUID();
    const { promise, resolve } = Promise.withResolvers<SentPage | null>();
    this.#asked.set(id, resolve);
    const late = setTimeout(resolve, TIMEOUT, null);
    this.#say({ word: 'page wanted', id, key });
    try {
      const sent = await promise;
      return sent ? { ...sent, response: decodePage(Buffer.from(sent.file, 'base64')) } : undefined;
    } catch {
      return undefined;
    } finally {
      clearTimeout(late);
      this.#asked.delete(id);
    }
  }

  #hear(heard: NeighbourMessage | undefined): void {
    if (heard?.word === 'page wanted')
      this.#say({ word: 'page kept', id: heard.id, page: this.#cached(heard.key) });
    if (heard?.word === 'page kept') this.#asked.get(heard.id)?.(heard.page);
  }

  #cached(key: string): SentPage | null {
    const page = this.#cache.remaining(key);
    return page
      ? { file: encodePage(page.response).toString('base64'), left: page.left, tags: page.tags }
      : null;
  }

  #say(message: NeighbourMessage): void {
    if (this.#channel.connected) this.#channel.send?.(message);
  }
}
