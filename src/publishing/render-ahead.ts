import { setTimeout } from 'node:timers/promises';
import { forgetAnswers } from '../backend/client.ts';
import { type AheadStore, pageKey } from '../http/ahead-store.ts';
import type { Renderer } from '../http/renderer.ts';
import { LOCALES } from '../i18n/locales.ts';
import { feedPlaces } from './feeds.ts';
import { pagesAhead } from './pages-ahead.ts';
import { makePage } from './renew-page.ts';

/** What a round of rendering did. */
export interface AheadReport {
  pages: number;
  /** Milliseconds in all, with compressing and writing. */
  ms: number;
}

/**
 * Pages that are being made at the same time: while one waits for the backend or is compressed, another is rendered.
 * Waiting also gives the event loop its turns, without which memory grows with every page (design section 2).
 */
const AT_ONCE = 6;

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
  const cursors = await patiently(feedPlaces);
  const lists = await Promise.all(
    LOCALES.map(async (locale) =>
      (await patiently(() => pagesAhead(locale))).map((path) => pageKey(locale, path)),
    ),
  );
  const keys = new Set(lists.flat());
  let done = 0;
  const left = keys.values();
  const makeThem = async () => {
    for (const key of left) {
      const made = await patiently(() => makePage(renderer, store, key));
      if ((await made.write()) === 'removed') throw new Error(`${key} is not found`);
      onProgress((done += 1), keys.size);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, makeThem));
  store.keepOnly(keys);
  await store.seal({ fingerprint, cursors, pending: [] });
  return { pages: keys.size, ms: performance.now() - started };
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
      forgetAnswers();
    }
  }
  return work();
}
