import type { Configuration } from '../platform/configuration.ts';
import type { Logger } from 'pino';
import { invalidateResponses } from '../backend-client/client.ts';
import { detectMissingData } from '../backend-client/missing-data.ts';
import { type PrerenderedStore, pageKey, readPageKey } from '../page-cache/prerendered-store.ts';
import { publishSeconds } from '../platform/metrics.ts';
import type { Pages } from '../page-cache/pages.ts';
import type { PageRenderer } from '../page-cache/page-renderer.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { Feeds, hasNoFeed, type FeedEntries } from './feeds.ts';
import { mayChangePages, prerenderedPaths } from './prerendered-pages.ts';
import { planPages } from './renewal-plan.ts';
import { Renewal } from './renewal.ts';
import type { Publishing } from './publishing.ts';
import { mergeReports, ChangeBatch, type PublishReport } from './change-batch.ts';
import type { CaughtUp } from './publishing-message.ts';

/** What the follower needs. */
export interface FollowerParts {
  renderer: PageRenderer;
  store: PrerenderedStore;
  pages: Pages;
  log: Logger;
  configuration: Configuration;
}

/** `makesPages`: whether this process renders the prerendered pages. Otherwise another one does, and notifies it. */
type Parts = FollowerParts & { makesPages: boolean };

/** Milliseconds between two reads of the feeds; longer after failures, and rarely if there is no feed. */
const POLL_INTERVAL_MS = 600;
const MAX_PAUSE_MS = 5_000;
const NO_FEED_INTERVAL_MS = 60_000;

/** Batches of changes that are remembered for later reports. */
const MAX_BATCHES = 20;

/** Most pages that are listed in one log line. */
const MAX_LISTED = 20;

/**
 * Follows the backends' change feeds while the site is served. It invalidates cached pages that have a tag of a
 * change, and renders prerendered pages again, on all hosts. After a restart of the storefront, the feed contains the
 * changes it missed.
 */
export class Follower implements Publishing {
  readonly #parts: Parts;
  readonly #feeds: Feeds;
  readonly #renewal: Renewal;
  /** The latest batches of changes, and those with pages still to be rendered. */
  readonly #batches: ChangeBatch[] = [];
  readonly #open = new Set<ChangeBatch>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #pause = POLL_INTERVAL_MS;
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

  /** Starts to follow. Missed changes are handled in the background. */
  start(): void {
    if (this.#parts.makesPages) this.#renewal.add(this.#parts.store.state.pending);
    this.#next(0);
  }

  /**
   * Reads the feeds at once. Resolves when every changed page is rendered, or after `limit` milliseconds.
   * @param since milliseconds of the epoch. Changes that were found since then are included in the report.
   */
  async catchUp(limit: number, since: number): Promise<CaughtUp> {
    // A read that is in progress may have begun before the change that the caller expects.
    await this.#looking;
    await this.#look();
    await Promise.race([this.#renewal.done(), new Promise((resolve) => setTimeout(resolve, limit).unref())]);
    const batches = this.#batches.filter(({ opened }) => opened >= since);
    return { ...mergeReports(batches.map((batch) => batch.report())), waiting: this.#renewal.waiting };
  }

  /** One host of each backend. */
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
      await this.#feeds.read((news) => this.#takeIn(news));
      this.#pause = POLL_INTERVAL_MS;
      this.#readAt = performance.now();
    } catch (error) {
      // The client has already logged that the backend does not respond.
      const none = hasNoFeed(error);
      this.#pause = none ? NO_FEED_INTERVAL_MS : Math.min(this.#pause * 2, MAX_PAUSE_MS);
      if (!none) this.#parts.log.debug({ err: error }, 'feed of changes not read');
    }
    if (!this.#parts.makesPages) return;
    this.#renewal.retry();
    await this.#seal();
  }

  async #takeIn({ locales, complete, data }: FeedEntries): Promise<void> {
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

  #begin(data: FeedEntries['data']): ChangeBatch {
    const batch = new ChangeBatch(data.map(({ what, at }) => ({ what, at: Date.parse(at) })));
    this.#open.add(batch);
    this.#batches.push(batch);
    if (this.#batches.length > MAX_BATCHES) this.#batches.shift();
    return batch;
  }

  /** Saves the position of the feeds, if no page is left to be rendered. */
  async #seal(): Promise<void> {
    if (!this.#renewal.isIdle) return;
    const { store, log } = this.#parts;
    // Another process may be rendering them all; its list must not be replaced by an empty one.
    if (store.pages.size === 0) return;
    const state = { cursors: this.#feeds.cursors, pending: this.#renewal.failed };
    const { cursors, pending } = store.state;
    if (JSON.stringify(state) === JSON.stringify({ cursors, pending })) return;
    await store.seal(state).catch((error: unknown) => log.error({ err: error }, 'list of pages not written'));
  }
}

/** Keys of all pages that should be prerendered. @throws when the backend does not respond. */
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
    changes: changes.slice(0, MAX_LISTED),
    pages: [...renewed, ...removed].slice(0, MAX_LISTED),
    renewed: renewed.length,
    removed: removed.length,
    failed: failed.length,
    ms,
  };
}
