import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { Follower, type FollowerParts } from './follower.ts';
import { type CaughtUp, readWord, type Word } from '../server/worker-messages.ts';

/** Keeps a storefront process true to the backends' changes. */
export interface Publishing {
  start(): void;
  stop(): Promise<void>;
  /** See `Follower.catchUp`. In a group of workers all have looked when it settles. */
  catchUp(limit: number, since: number): Promise<CaughtUp>;
  /** A host of each backend. */
  readonly backends: Locale[];
  /** Pages this process has yet to make. */
  readonly waiting: number;
  /** Seconds since all feeds were read. */
  readonly sinceRead: number;
}

/** Milliseconds more than the limit that a worker waits for the others, who may just be starting. */
const ALLOWANCE = 2_000;

/** The following of this process: by itself, or as one of a supervisor's workers. */
export function openPublishing(parts: FollowerParts): Publishing {
  return cluster.isWorker ? new SharedPublishing(parts) : new Follower({ ...parts, makesPages: true });
}

/** One of several workers: each ends its own kept pages, the publisher among them makes those rendered ahead. */
class SharedPublishing implements Publishing {
  readonly #parts: FollowerParts;
  readonly #asked = new Map<string, (done: CaughtUp) => void>();
  #follower: Follower;
  #publishes = false;
  /** Pages may have been made between reading their list and hearing of each. */
  #mayHaveMissed = true;

  constructor(parts: FollowerParts) {
    this.#parts = parts;
    this.#follower = new Follower({ ...parts, makesPages: false });
  }

  start(): void {
    process.on('message', (message) => {
      const word = readWord(message);
      if (word)
        void this.#hear(word).catch((err: unknown) => this.#parts.log.error({ err }, 'word not taken'));
    });
    this.#parts.store.onChange = (key, page) => say({ word: 'page', key, page: page ?? null });
    this.#parts.store.onSeal = () => say({ word: 'sealed' });
    this.#follower.start();
  }

  stop(): Promise<void> {
    return this.#follower.stop();
  }

  get backends(): Locale[] {
    return this.#follower.backends;
  }

  get waiting(): number {
    return this.#follower.waiting;
  }

  get sinceRead(): number {
    return this.#follower.sinceRead;
  }

  async catchUp(limit: number, since: number): Promise<CaughtUp> {
    const id = randomUUID();
    const { promise, resolve } = Promise.withResolvers<CaughtUp>();
    this.#asked.set(id, resolve);
    const late = setTimeout(() => void this.#follower.catchUp(0, since).then(resolve), limit + ALLOWANCE);
    say({ word: 'catch up', id, limit, since });
    try {
      return await promise;
    } finally {
      clearTimeout(late);
      this.#asked.delete(id);
    }
  }

  async #hear(word: Word): Promise<void> {
    const { store } = this.#parts;
    switch (word.word) {
      case 'publish':
        if (!this.#publishes) await this.#becomePublisher();
        return;
      case 'page':
        return store.learn(word.key, word.page ?? undefined);
      case 'sealed':
        if (this.#mayHaveMissed && !this.#publishes) await store.open();
        this.#mayHaveMissed = false;
        return;
      case 'catch up': {
        const done = await this.#follower.catchUp(word.limit, word.since);
        return say({ word: 'caught up', id: word.id, done });
      }
      case 'caught up':
        return this.#asked.get(word.id)?.(word.done);
      case 'leave':
        return this.stop();
    }
  }

  async #becomePublisher(): Promise<void> {
    this.#publishes = true;
    await this.#follower.stop();
    // From where the pages on disk are, which may be further back than where this process is.
    await this.#parts.store.open();
    this.#follower = new Follower({ ...this.#parts, makesPages: true });
    this.#follower.start();
  }
}

function say(word: Word): void {
  if (process.connected) process.send?.(word);
}
