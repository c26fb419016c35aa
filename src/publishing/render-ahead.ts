import { type AheadStore, pageKey } from '../http/ahead-store.ts';
import type { Renderer } from '../http/renderer.ts';
import { LOCALES } from '../i18n/locales.ts';
import { feedPlaces } from './feeds.ts';
import { pagesAhead } from './pages-ahead.ts';
import { makePage } from './renew-page.ts';

/** What a round of rendering did. */
export interface AheadReport {
  pages: number;
  /** Milliseconds spent in rendering alone, and in all (with compressing and writing). */
  renderMs: number;
  totalMs: number;
}

/** Pages being compressed and written while the next ones are rendered. */
const WRITING = 6;

/**
 * Renders every page that exists ahead, for every host, and writes them.
 * @param onProgress told after each page.
 * @throws when a page fails: a build with a broken page must not pass.
 */
export async function renderAhead(
  renderer: Renderer,
  store: AheadStore,
  fingerprint: string,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<AheadReport> {
  const started = performance.now();
  // The places come first: what changes while pages are rendered is then told to whoever serves them.
  const cursors = await feedPlaces();
  const lists = await Promise.all(
    LOCALES.map(async (locale) => (await pagesAhead(locale)).map((path) => pageKey(locale, path))),
  );
  const keys = new Set(lists.flat());
  const writing = new Set<Promise<unknown>>();
  let renderMs = 0;
  let done = 0;
  for (const key of keys) {
    const before = performance.now();
    const made = await makePage(renderer, store, key);
    renderMs += performance.now() - before;
    const put = made.write().then((outcome) => {
      if (outcome === 'removed') throw new Error(`${key} is not found`);
      writing.delete(put);
      onProgress((done += 1), keys.size);
    });
    writing.add(put);
    // Waiting gives the event loop a turn too: without one memory grows with every page (design section 2).
    await (writing.size < WRITING ? new Promise(setImmediate) : Promise.race(writing));
  }
  await Promise.all(writing);
  store.keepOnly(keys);
  await store.seal({ fingerprint, cursors, pending: [] });
  return { pages: keys.size, renderMs, totalMs: performance.now() - started };
}
