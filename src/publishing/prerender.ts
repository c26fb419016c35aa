import { setTimeout } from 'node:timers/promises';
import { invalidateResponses } from '../backend-client/client.ts';
import type { PrerenderedPage } from '../page-cache/prerendered-index.ts';
import { type PrerenderedStore, pageKey } from '../page-cache/prerendered-store.ts';
import type { PageRenderer } from '../page-cache/page-renderer.ts';
import { configuration } from '../platform/configuration.ts';
import { feedPositions } from './feeds.ts';
import { prerenderedPaths } from './prerendered-pages.ts';
import { renderPage } from './render-page.ts';

/** The result of a prerendering run. */
export interface PrerenderReport {
  pages: number;
  /** Total milliseconds, including compression and writing. */
  ms: number;
}

/** Renders the pages of some keys and returns their entries for the list. Helper threads do the same. */
export type MakePages = (keys: readonly string[]) => Promise<[string, PrerenderedPage][]>;

/** What a prerendering run needs. */
export interface PrerenderParts {
  renderer: PageRenderer;
  store: PrerenderedStore;
  /** Identifies the build and the public origins; saved with the pages. */
  fingerprint: string;
  /** Called after each page. */
  onProgress?: (done: number, total: number) => void;
  /** Opens helpers for a number of pages. They write to the same folder. */
  openHelpers?: (pages: number) => MakePages[];
}

/**
 * Pages that are made at the same time: while one waits for the backend or is compressed, another is rendered.
 * Waiting also lets the event loop run; without that, memory grows with every page (architecture §2).
 */
const CONCURRENCY = 6;

/** Keys per request to a helper: few, so that all helpers finish at about the same time. */
const BATCH = 24;

/**
 * Renders and writes every prerendered page of every host.
 * @throws when a page fails: a build with a broken page must not succeed.
 */
export async function prerenderAll(parts: PrerenderParts): Promise<PrerenderReport> {
  const { renderer, store, fingerprint, onProgress = () => undefined, openHelpers = () => [] } = parts;
  const started = performance.now();
  // Read the positions first: the serving process then gets every change that happens during the rendering.
  const cursors = await withRetries(feedPositions);
  const lists = await Promise.all(
    configuration().hosts.locales.map(async (locale) =>
      (await withRetries(() => prerenderedPaths(locale))).map((path) => pageKey(locale, path)),
    ),
  );
  const keys = new Set(lists.flat());
  let done = 0;
  const left = keys.values();
  const makeThem = async () => {
    for (const key of left) {
      await renderOne(renderer, store, key);
      onProgress((done += 1), keys.size);
    }
  };
  const haveThemMade = async (helper: MakePages) => {
    for (let some = takeKeys(left, BATCH); some.length > 0; some = takeKeys(left, BATCH)) {
      for (const [key, page] of await helper(some)) store.learn(key, page);
      onProgress((done += some.length), keys.size);
    }
  };
  await Promise.all([
    ...Array.from({ length: CONCURRENCY }, makeThem),
    // Two requests per helper: it works on one while the result of the other is handled.
    ...openHelpers(keys.size).flatMap((helper) => [haveThemMade(helper), haveThemMade(helper)]),
  ]);
  store.keepOnly(keys);
  await store.seal({ fingerprint, cursors, pending: [] });
  return { pages: keys.size, ms: performance.now() - started };
}

/** Renders some pages for the thread that keeps the list. @throws when one fails. */
export async function renderSome(
  renderer: PageRenderer,
  store: PrerenderedStore,
  keys: readonly string[],
): Promise<[string, PrerenderedPage][]> {
  const left = keys.values();
  const makeThem = async () => {
    for (const key of left) await renderOne(renderer, store, key);
  };
  await Promise.all(Array.from({ length: CONCURRENCY / 2 }, makeThem));
  return keys.flatMap((key) => {
    const page = store.pages.get(key);
    return page ? [[key, page] satisfies [string, PrerenderedPage]] : [];
  });
}

async function renderOne(renderer: PageRenderer, store: PrerenderedStore, key: string): Promise<void> {
  const made = await withRetries(() => renderPage(renderer, store, key));
  if ((await made.write()) === 'removed') throw new Error(`${key} is not found`);
}

function takeKeys<T>(left: Iterator<T>, count: number): T[] {
  const taken: T[] = [];
  while (taken.length < count) {
    const { value, done } = left.next();
    if (done) break;
    taken.push(value);
  }
  return taken;
}

/** Milliseconds before each retry: one slow response among tens of thousands must not fail a build. */
const RETRY_DELAYS_MS = [1_000, 5_000];

/** Runs work and retries it after a failure. @throws the error of the last attempt. */
async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (const wait of RETRY_DELAYS_MS) {
    try {
      return await work();
    } catch {
      await setTimeout(wait);
      invalidateResponses();
    }
  }
  return work();
}
