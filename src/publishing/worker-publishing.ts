import { randomUUID } from 'node:crypto';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { readMessage, type ShutdownMessage } from '../platform/worker-messages.ts';
import { Follower, type FollowerParts } from './follower.ts';
import type { Publishing } from './publishing.ts';
import type { CaughtUp, PublishingMessage } from './publishing-message.ts';

/** Messages about publishing that a worker receives. */
type Heard = PublishingMessage | ShutdownMessage;

/** Milliseconds beyond the limit to wait for other workers, which may still be starting. */
const WORKER_MARGIN_MS = 2_000;

/**
 * The publishing of one of several workers: each worker invalidates its own cached pages, and the publisher renders
 * the prerendered ones.
 */
export class WorkerPublishing implements Publishing {
  readonly #parts: FollowerParts;
  readonly #asked = new Map<string, (done: CaughtUp) => void>();
  #follower: Follower;
  #publishes = false;
  #opening = Promise.resolve();
  /** Pages may have been written after this process read the list and before it received messages. */
  #mayHaveMissed = true;

  constructor(parts: FollowerParts) {
    this.#parts = parts;
    this.#follower = new Follower({ ...parts, makesPages: false });
  }

  start(): void {
    process.on('message', (message) => {
      const heard = readMessage<Heard>(message);
      if (heard)
        void this.#hear(heard).catch((err: unknown) =>
          this.#parts.log.error({ err }, 'a message of the supervisor failed'),
        );
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
    const late = setTimeout(
      () => void this.#follower.catchUp(0, since).then(resolve),
      limit + WORKER_MARGIN_MS,
    );
    say({ word: 'catch up', id, limit, since });
    try {
      return await promise;
    } finally {
      clearTimeout(late);
      this.#asked.delete(id);
    }
  }

  async #hear(heard: Heard): Promise<void> {
    const { store } = this.#parts;
    switch (heard.word) {
      case 'publish':
        if (this.#publishes) return;
        this.#publishes = true;
        return this.#publish();
      case 'rendered':
        return this.#publishes ? this.#publish() : store.open();
      case 'page':
        return store.learn(heard.key, heard.page ?? undefined);
      case 'sealed':
        if (this.#mayHaveMissed && !this.#publishes) await store.open();
        this.#mayHaveMissed = false;
        return;
      case 'catch up': {
        const done = await this.#follower.catchUp(heard.limit, heard.since);
        return say({ word: 'caught up', id: heard.id, done });
      }
      case 'caught up':
        return this.#asked.get(heard.id)?.(heard.done);
      case 'leave':
        return this.stop();
    }
  }

  /** Renders the prerendered pages of the list on disk from now on. */
  #publish(): Promise<void> {
    this.#opening = this.#opening.then(async () => {
      await this.#follower.stop();
      // Continue from the position of the pages on disk, which may be older than the position of this process.
      await this.#parts.store.open();
      this.#follower = new Follower({ ...this.#parts, makesPages: true });
      this.#follower.start();
    });
    return this.#opening;
  }
}

function say(message: PublishingMessage): void {
  if (process.connected) process.send?.(message);
}
