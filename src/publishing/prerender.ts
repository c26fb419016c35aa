import { setTimeout } from 'node:timers/promises';
import { invalidateResponses } from '../backend-client/client.ts';
import type { PrerenderedPage } from '../page-cache/prerendered-index.ts';
import { type PrerenderedStore, pageKey } from '../page-cache/prerendered-store.ts';
import type { PageRenderer } from '../page-cache/page-renderer.ts';
import { configuration } from '../platform/configuration.ts';
import { feedPlaces } from './feeds.ts';
import { prerenderedPaths } from './prerendered-pages.ts';
import { makePage } from './render-page.ts';

/** The result of a run of rendering. */
export interface PrerenderReport {
  pages: number;
  /** Milliseconds in all, with compressing and writing. */
  ms: number;
}

/** Makes pages by their keys and answers what is to be listed of each; a helper in another thread does it likewise. */
export type MakePages = (keys: readonly string[]) => Promise<[string, PrerenderedPage][]>;

/** What a run of rendering needs. */
export interface PrerenderParts {
  renderer: PageRenderer;
  store: PrerenderedStore;
  /** Build and public origins, to be noted with the pages. */
  fingerprint: string;
  /** Told after each page. */
  onProgress?: (done: number, total: number) => void;
  /** Others that help with a given number of pages: they write to the same folder. */
  openHelpers?: (pages: number) => MakePages[];
}

/**
 * Pages that are being made at the same time: while one waits for the backend or is compressed, another is rendered.
 * Waiting also gives the event loop its turns, without which memory grows with every page (architecture §2).
 */
const AT_ONCE = 6;

/** Keys that a helper is given at a time: few, so that all end together. */
const BATCH = 24;

/**
 * Renders every prerendered page, for every host, and writes them.
 * @throws when a page fails: a build with a broken page must not pass.
 */
export async function prerenderAll(parts: PrerenderParts): Promise<PrerenderReport> {
  const { renderer, store, fingerprint, onProgress = () => undefined, openHelpers = () => [] } = parts;
  const started = performance.now();
  // The places come first: what changes while pages are rendered is then notified to the process that serves them.
  const cursors = await patiently(feedPlaces);
  const lists = await Promise.all(
    configuration().hosts.locales.map(async (locale) =>
      (await patiently(() => prerenderedPaths(locale))).map((path) => pageKey(locale, path)),
    ),
  );
  const keys = new Set(lists.flat());
  let done = 0;
  const left = keys.values();
  const makeThem = async () => {
    for (const key of left) {
      await makeOne(renderer, store, key);
      onProgress((done += 1), keys.size);
    }
  };
  const haveThemMade = async (helper: MakePages) => {
    for (let some = take(left, BATCH); some.length > 0; some = take(left, BATCH)) {
      for (const [key, page] of await helper(some)) store.learn(key, page);
      onProgress((done += some.length), keys.size);
    }
  };
  await Promise.all([
    ...Array.from({ length: AT_ONCE }, makeThem),
    // Two lots each: while one is answered the other is worked at.
    ...openHelpers(keys.size).flatMap((helper) => [haveThemMade(helper), haveThemMade(helper)]),
  ]);
  store.keepOnly(keys);
  await store.seal({ fingerprint, cursors, pending: [] });
  return { pages: keys.size, ms: performance.now() - started };
}

/** Renders some pages for the keeper of the list. @throws when one fails. */
export async function renderSome(
  renderer: PageRenderer,
  store: PrerenderedStore,
  keys: readonly string[],
): Promise<[string, PrerenderedPage][]> {
  const left = keys.values();
  const makeThem = async () => {
    for (const key of left) await makeOne(renderer, store, key);
  };
  await Promise.all(Array.from({ length: AT_ONCE / 2 }, makeThem));
  return keys.flatMap((key) => {
    const page = store.pages.get(key);
    return page ? [[key, page] satisfies [string, PrerenderedPage]] : [];
  });
}

async function makeOne(renderer: PageRenderer, store: PrerenderedStore, key: string): Promise<void> {
  const made = await patiently(() => makePage(renderer, store, key));
  if ((await made.write()) === 'removed') throw new Error(`${key} is not found`);
}

function take<T>(left: Iterator<T>, count: number): T[] {
  const taken: T[] = [];
  while (taken.length < count) {
    const { value, done } = left.next();
    if (done) break;
    taken.push(value);
  }
  return taken;
}

/** Waits before another attempt, milliseconds: one slow answer among tens of thousands must not end a build. */
const WAITS = [1_000, 5_000];

/** Does a piece of work, again when it fails. @throws what the last attempt threw. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (const wait of WAITS) {
    try {
      return await work();
    } catch {
      await setTimeout(wait);
      invalidateResponses();
    }
  }
  return work();
}
