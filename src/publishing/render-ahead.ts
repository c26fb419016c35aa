import type { AheadStore } from '../http/ahead-store.ts';
import type { Renderer } from '../http/renderer.ts';
import { LOCALES } from '../i18n/locales.ts';
import { pagesAhead } from './pages-ahead.ts';

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
  const lists = await Promise.all(
    LOCALES.map(async (locale) => ({ locale, paths: await pagesAhead(locale) })),
  );
  const total = lists.reduce((sum, { paths }) => sum + paths.length, 0);
  const keep = new Set<string>();
  const writing = new Set<Promise<void>>();
  let renderMs = 0;
  for (const { locale, paths } of lists) {
    for (const path of paths) {
      const before = performance.now();
      const { answer, life } = await renderer.page(locale, path);
      renderMs += performance.now() - before;
      if (answer.status !== 200)
        throw new Error(`${locale} ${path} was rendered with status ${answer.status}`);
      keep.add(`${locale}:${path}`);
      const put = store.put(locale, path, answer, life).then(() => {
        writing.delete(put);
        onProgress(keep.size - writing.size, total);
      });
      writing.add(put);
      // Waiting gives the event loop a turn too: without one memory grows with every page (design section 2).
      await (writing.size < WRITING ? new Promise(setImmediate) : Promise.race(writing));
    }
  }
  await Promise.all(writing);
  await store.seal(fingerprint, keep);
  return { pages: total, renderMs, totalMs: performance.now() - started };
}
