import type { Configuration } from '../platform/configuration.ts';
import type { Logger } from 'pino';
import { invalidateResponses } from '../backend-client/client.ts';
import { detectMissingData } from '../backend-client/missing-data.ts';
import { type PrerenderedStore, pageKey, readPageKey } from '../page-cache/prerendered-store.ts';
import { publishSeconds } from '../platform/metrics.ts';
import type { Pages } from '../page-cache/pages.ts';
import type { PageRenderer } from '../page-cache/page-renderer.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { Feeds, isWithoutFeed, type News } from './feeds.ts';
import { mayChangePages, prerenderedPaths } from './prerendered-pages.ts';
import { planPages } from './renewal-plan.ts';
import { Renewal } from './renewal.ts';
import type { Publishing } from './publishing.ts';
import { mergeReports, ChangeBatch, type PublishReport } from './change-batch.ts';
import type { CaughtUp } from './publishing-message.ts';

/** What following takes. */
export interface FollowerParts {
  renderer: PageRenderer;
  store: PrerenderedStore;
  pages: Pages;
  log: Logger;
  configuration: Configuration;
}

/** Whether this process makes the prerendered pages, or another one that notifies it. */
type Parts = FollowerParts & { makesPages: boolean };

/** Milliseconds between two looks at the feeds; after failures longer, and where there is no feed rarely. */
const LOOK_EVERY = 600;
const LONGEST_PAUSE = 5_000;
const WITHOUT_FEED = 60_000;

/** Batches of changes that are remembered for callers that ask later. */
const REMEMBERED = 20;

/** Pages named in one line of the log. */
const NAMED = 20;

/**
 * Follows the backends' feeds of changes: ends cached pages that carry a change's tags, and makes prerendered pages
 * again, on all hosts, while the site is served. What changed while the storefront was down is told by the feed when it
 * is up again.
 */
export class Follower implements Publishing {
  readonly #parts: Parts;
  readonly #feeds: Feeds;
  readonly #renewal: Renewal;
  /** The last batches of changes, and those of them that have pages to make. */
  readonly #batches: ChangeBatch[] = [];
  readonly #open = new Set<ChangeBatch>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #pause = LOOK_EVERY;
  #stopped = false;
  #readAt = performance.now();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#feeds = new Feeds(
      parts.store.state.cursors,
      parts.configuration.backends,
      parts.configuration.hosts.locales,
    );
    this.#renewal = new Renewal({
      ...parts,
      report: (key, outcome) => {
        for (const batch of this.#open) batch.page(key, outcome);
      },
    });
  }

  /** Begins to follow; what was missed is made up behind the visitors' back. */
  start(): void {
    if (this.#parts.makesPages) this.#renewal.add(this.#parts.store.state.pending);
    this.#next(0);
  }

  /**
   * Looks at once, and settles when every page of what is new has been made, or after a given number of milliseconds.
   * @param since milliseconds of the epoch: what was found by itself after that is reported too.
   */
  async catchUp(limit: number, since: number): Promise<CaughtUp> {
    // A look under way may have asked before what the caller knows of.
    await this.#looking;
    await this.#look();
    await Promise.race([this.#renewal.done(), new Promise((resolve) => setTimeout(resolve, limit).unref())]);
    const batches = this.#batches.filter(({ opened }) => opened >= since);
    return { ...mergeReports(batches.map((batch) => batch.report())), waiting: this.#renewal.waiting };
  }

  /** A host of each backend. */
  get backends(): Locale[] {
    return this.#feeds.backends;
  }

  get waiting(): number {
    return this.#renewal.waiting;
  }

  get sinceRead(): number {
    return (performance.now() - this.#readAt) / 1000;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  #next(pause: number): void {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.#look(), pause);
    this.#timer.unref();
  }

  #look(): Promise<void> {
    this.#looking ??= this.#lookOnce().finally(() => {
      this.#looking = undefined;
      this.#next(this.#pause);
    });
    return this.#looking;
  }

  async #lookOnce(): Promise<void> {
    try {
      await this.#feeds.ask((news) => this.#takeIn(news));
      this.#pause = LOOK_EVERY;
      this.#readAt = performance.now();
    } catch (error) {
      // The client has said that the backend does not answer.
      const none = isWithoutFeed(error);
      this.#pause = none ? WITHOUT_FEED : Math.min(this.#pause * 2, LONGEST_PAUSE);
      if (!none) this.#parts.log.debug({ err: error }, 'feed of changes not read');
    }
    if (!this.#parts.makesPages) return;
    this.#renewal.retry();
    await this.#seal();
  }

  async #takeIn({ locales, complete, data }: News): Promise<void> {
    const { store, pages, log, makesPages } = this.#parts;
    const tags = complete ? new Set(data.flatMap((change) => change.tags)) : undefined;
    invalidateResponses(tags);
    pages.renew(tags);
    if (!makesPages) return;
    const isRendered = store.pages.size > 0;
    const wanted = isRendered && (!tags || mayChangePages(tags)) ? await wantedPages(locales) : undefined;
    const plan = planPages(store.pages, locales, isRendered ? tags : new Set(), wanted);
    const batch = this.#begin(data);
    for (const key of plan.gone) {
      const { locale, path } = readPageKey(key);
      this.#renewal.drop(key);
      await store.remove(locale, path);
      batch.page(key, 'removed');
    }
    this.#renewal.add(plan.near, plan.far);
    void this.#renewal.done().then(() => {
      this.#open.delete(batch);
      if (batch.isEmpty) return;
      const report = batch.report();
      publishSeconds.observe(report.ms / 1000);
      log.info(lineOf(report), 'published');
    });
  }

  #begin(data: News['data']): ChangeBatch {
    const batch = new ChangeBatch(data.map(({ what, at }) => ({ what, at: Date.parse(at) })));
    this.#open.add(batch);
    this.#batches.push(batch);
    if (this.#batches.length > REMEMBERED) this.#batches.shift();
    return batch;
  }

  /** Notes how far the pages on disk have come, when nothing is left to make. */
  async #seal(): Promise<void> {
    if (!this.#renewal.isIdle) return;
    const { store, log } = this.#parts;
    const state = { cursors: this.#feeds.cursors, pending: this.#renewal.failed };
    const { cursors, pending } = store.state;
    if (JSON.stringify(state) === JSON.stringify({ cursors, pending })) return;
    await store.seal(state).catch((error: unknown) => log.error({ err: error }, 'list of pages not written'));
  }
}

/** Keys of the pages that should be prerendered. @throws when the backend cannot be asked. */
async function wantedPages(locales: readonly Locale[]): Promise<Set<string>> {
  const { result, lacks } = await detectMissingData(() =>
    Promise.all(
      locales.map(async (locale) => (await prerenderedPaths(locale)).map((path) => pageKey(locale, path))),
    ),
  );
  if (lacks) throw new Error('the backend does not tell which pages there are');
  return new Set(result.flat());
}

function lineOf({ changes, renewed, removed, failed, ms }: PublishReport): Record<string, unknown> {
  return {
    changes: changes.slice(0, NAMED),
    pages: [...renewed, ...removed].slice(0, NAMED),
    renewed: renewed.length,
    removed: removed.length,
    failed: failed.length,
    ms,
  };
}
