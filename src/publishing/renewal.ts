import type { Logger } from 'pino';
import { invalidateResponses } from '../backend-client/client.ts';
import type { PrerenderedStore } from '../page-cache/prerendered-store.ts';
import type { PageRenderer } from '../page-cache/page-renderer.ts';
import { renderPage, type Outcome } from './render-page.ts';

interface Parts {
  renderer: PageRenderer;
  store: PrerenderedStore;
  log: Logger;
  /** Called for every page that was rendered, removed, or failed. */
  report: (key: string, outcome: Outcome | 'failed') => void;
}

/** Most pages that are compressed and written while the next one is rendered. Visitors are served in between. */
const MAX_WRITES = 3;

/** Milliseconds before a failed page is retried. The last one repeats. */
const RETRY_DELAYS_MS = [2_000, 10_000, 60_000, 300_000];

/** Renders pages again, one after another. Pages of small changes come before pages of far-reaching ones. */
export class Renewal {
  readonly #parts: Parts;
  readonly #near = new Set<string>();
  readonly #far = new Set<string>();
  /** Failed pages: how often they failed, and when to retry (milliseconds of `performance`). */
  readonly #failed = new Map<string, { times: number; again: number }>();
  /** Pages that are being rendered or written. */
  readonly #underWay = new Set<string>();
  #working: Promise<void> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Adds pages to render. A page that is being rendered now is rendered once more. */
  add(near: Iterable<string>, far: Iterable<string> = []): void {
    for (const key of near) {
      this.#near.add(key);
      this.#far.delete(key);
    }
    for (const key of far) if (!this.#near.has(key)) this.#far.add(key);
    if (this.waiting > 0) this.#working ??= this.#work();
  }

  /** Adds failed pages whose retry is due. */
  retry(now = performance.now()): void {
    const due = [...this.#failed].filter(([, { again }]) => again <= now).map(([key]) => key);
    if (due.length === 0) return;
    // Responses that were cached at the time of the failure must not be used.
    invalidateResponses();
    this.add(due);
  }

  /** Number of pages still to be rendered. */
  get waiting(): number {
    return this.#near.size + this.#far.size;
  }

  /** Whether nothing is waiting and nothing is being rendered. */
  get isIdle(): boolean {
    return this.#working === undefined;
  }

  /** Keys of the pages that could not be rendered. */
  get failed(): string[] {
    return [...this.#failed.keys()];
  }

  /**
   * Forgets a page that is to be removed. One that is under way would be written after its removal: it is rendered once
   * more, is not found, and is removed again.
   */
  drop(key: string): void {
    this.#near.delete(key);
    this.#far.delete(key);
    this.#failed.delete(key);
    if (this.#underWay.has(key)) this.#near.add(key);
  }

  /** Resolves when nothing is left to render. */
  async done(): Promise<void> {
    while (this.#working) await this.#working;
  }

  async #work(): Promise<void> {
    const writing = new Map<string, Promise<void>>();
    try {
      for (let key = this.#take(); key !== undefined; key = this.#take()) {
        const page = key;
        // An older version must not be written after this one.
        await writing.get(page);
        this.#underWay.add(page);
        const made = await renderPage(this.#parts.renderer, this.#parts.store, page).catch(
          (error: unknown) => {
            this.#fail(page, error);
          },
        );
        const write = (made?.write() ?? Promise.resolve(undefined))
          .then((outcome) => outcome && this.#succeed(page, outcome))
          .catch((error: unknown) => this.#fail(page, error))
          .finally(() => {
            this.#underWay.delete(page);
            writing.delete(page);
          });
        writing.set(page, write);
        await (writing.size < MAX_WRITES ? new Promise(setImmediate) : Promise.race(writing.values()));
        if (this.waiting === 0) await Promise.all(writing.values());
      }
    } finally {
      // Without an `await` since the last look for a page: one that is added later begins the next run.
      this.#working = undefined;
    }
  }

  #take(): string | undefined {
    for (const keys of [this.#near, this.#far]) {
      const { value } = keys.values().next();
      if (value === undefined) continue;
      keys.delete(value);
      return value;
    }
    return undefined;
  }

  #succeed(key: string, outcome: Outcome): void {
    this.#failed.delete(key);
    this.#parts.report(key, outcome);
  }

  #fail(key: string, error: unknown): void {
    const times = (this.#failed.get(key)?.times ?? 0) + 1;
    const wait = RETRY_DELAYS_MS[Math.min(times, RETRY_DELAYS_MS.length) - 1] ?? 0;
    this.#failed.set(key, { times, again: performance.now() + wait });
    const reason = error instanceof Error ? error.message : String(error);
    this.#parts.log.error({ page: key, reason, again: wait }, 'page not renewed, the old one stays');
    this.#parts.report(key, 'failed');
  }
}
