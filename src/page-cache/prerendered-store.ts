import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import {
  type PrerenderedPage,
  type PrerenderedState,
  emptyState,
  indexFile,
  readIndex,
  writeIndex,
} from './prerendered-index.ts';
import type { BufferedResponse } from '../platform/http/response.ts';
import { compress, isWorthCompressing } from '../platform/http/compression.ts';
import { compressedForOften } from './better-compression.ts';
import { CachedPages } from './cached-pages.ts';
import { identityOf, readPage, writePage } from './page-file.ts';
import type { PageLife } from './page-renderer.ts';

/**
 * Most bytes of pages kept in memory. Other pages are read from disk on request. The 592 pages of the demonstration
 * shop take 46 MB with their compressed variants.
 */
const CACHE_BYTES = 64 * 1024 ** 2;

/** The two files of a page. */
const COPIES = [0, 1] as const;

/** Longest allowed time until a page's `until`, milliseconds. */
const MAX_LIFE_MS = 24 * 3_600_000;

/**
 * The store of prerendered pages: a folder per locale, two files per page, one of them current, and the list of pages
 * with their state. Several processes may write to the same folder.
 */
export class PrerenderedStore {
  readonly #folder: string;
  #state: PrerenderedState = emptyState();
  #pages = new Map<string, PrerenderedPage>();
  /** For each `open` that is reading the list, the pages that were learnt meanwhile. */
  readonly #learnt = new Set<Map<string, PrerenderedPage | undefined>>();
  readonly #cache: CachedPages;
  /** Pages that are being read. Requests for the same one share it. */
  readonly #reading = new Map<string, Promise<BufferedResponse | undefined>>();
  /** Called for every page that was written or removed (undefined). */
  onChange: (key: string, page: PrerenderedPage | undefined) => void = () => undefined;
  /** Called when the list on disk is complete. */
  onSeal: () => void = () => undefined;

  /** @param kept most bytes of pages in memory. */
  constructor(folder: string, kept = CACHE_BYTES) {
    this.#folder = folder;
    this.#cache = new CachedPages(kept);
  }

  /** Reads the list of pages. A missing or broken list means that nothing is rendered yet. */
  async open(): Promise<void> {
    const learnt = new Map<string, PrerenderedPage | undefined>();
    this.#learnt.add(learnt);
    const { state, pages } = await readIndex(indexFile(this.#folder));
    this.#learnt.delete(learnt);
    this.#state = state;
    this.#pages = pages;
    this.#cache.clear();
    this.#reading.clear();
    // The list may be older than what was learnt while it was read.
    for (const [key, page] of learnt) this.learn(key, page);
  }

  /** The state of the pages. */
  get state(): Readonly<PrerenderedState> {
    return this.#state;
  }

  /** Every page by its key, `ru:/about/`. */
  get pages(): ReadonlyMap<string, PrerenderedPage> {
    return this.#pages;
  }

  /** Bytes of the pages kept in memory. */
  get cachedBytes(): number {
    return this.#cache.bytes;
  }

  /** A page with its compressed variant. Undefined if it is not prerendered. */
  async get(locale: Locale, pagePath: string): Promise<BufferedResponse | undefined> {
    const key = pageKey(locale, pagePath);
    const page = this.#pages.get(key);
    if (!page) return undefined;
    return (
      this.#cache.get(key) ??
      this.#reading.get(key) ??
      this.#read(key, this.#file(locale, pagePath, page.copy), page)
    );
  }

  /**
   * Whether a page has expired. Most pages change only with the content and never expire. A page without stale time,
   * such as the home page with its unit of the day, expires at its maximum age. That is at most a day: a later time
   * was written by a wrong clock.
   * @param now milliseconds of the epoch.
   */
  isPast(locale: Locale, pagePath: string, now: number): boolean {
    const until = this.#pages.get(pageKey(locale, pagePath))?.until;
    return until !== undefined && (now >= until || until - now > MAX_LIFE_MS);
  }

  /**
   * Writes a page over the older one of its two files, so that readers of the current one have it whole. Most pages
   * that a publication renders again are the same as before: their file stays.
   */
  async put(locale: Locale, pagePath: string, response: BufferedResponse, life: PageLife): Promise<void> {
    const key = pageKey(locale, pagePath);
    const identity = identityOf(response);
    const current = this.#pages.get(key);
    let copy = current?.copy ?? 0;
    if (current?.identity !== identity) {
      if (current) copy = copy === 0 ? 1 : 0;
      await writePage(this.#file(locale, pagePath, copy), await compressedForFile(response));
    }
    const ends = life.maxAge > 0 && life.swr === 0;
    const until = ends ? { until: Date.now() + life.maxAge * 1000 } : {};
    const page: PrerenderedPage = { tags: life.tags, ...until, copy, identity };
    this.learn(key, page);
    this.onChange(key, page);
  }

  /** Handles the news that a process has written or removed (undefined) a page. One that is the same stays in memory. */
  learn(key: string, page: PrerenderedPage | undefined): void {
    if (page?.identity !== this.#pages.get(key)?.identity) {
      this.#cache.delete(key);
      this.#reading.delete(key);
    }
    if (page) this.#pages.set(key, page);
    else this.#pages.delete(key);
    for (const learnt of this.#learnt) learnt.set(key, page);
  }

  /** Removes a page. */
  async remove(locale: Locale, pagePath: string): Promise<void> {
    const key = pageKey(locale, pagePath);
    this.learn(key, undefined);
    for (const copy of COPIES) await rm(this.#file(locale, pagePath, copy), { force: true });
    this.onChange(key, undefined);
  }

  /** Removes all other pages from the list. */
  keepOnly(keys: ReadonlySet<string>): void {
    for (const key of this.#pages.keys()) if (!keys.has(key)) this.#pages.delete(key);
  }

  /** Writes the list of pages with the new state. */
  async seal(state: Partial<PrerenderedState>): Promise<void> {
    this.#state = { ...this.#state, ...state };
    await writeIndex(indexFile(this.#folder), this.#state, this.#pages);
    this.onSeal();
  }

  /** Reads a page that is asked for, and compresses it better, which its writer did not for those nobody asks for. */
  #read(key: string, file: string, page: PrerenderedPage): Promise<BufferedResponse | undefined> {
    const reading = (async () => {
      const quick = await readPage(file);
      const isWhole = quick && identityOf(quick) === page.identity;
      const response = isWhole ? await compressedForOften(quick) : undefined;
      // Another version may have been written meanwhile.
      const current = this.#pages.get(key);
      if (current?.identity !== page.identity) return response;
      if (response) this.#cache.set(key, response);
      // Rendered on request until it is written again.
      else this.#pages.set(key, { ...current, identity: '' });
      return response;
    })().finally(() => {
      if (this.#reading.get(key) === reading) this.#reading.delete(key);
    });
    this.#reading.set(key, reading);
    return reading;
  }

  #file(locale: Locale, pagePath: string, copy: PrerenderedPage['copy']): string {
    return pageFile(this.#folder, locale, pagePath, copy);
  }
}

/** One of the two files of a page in a folder of prerendered pages. */
export function pageFile(
  folder: string,
  locale: Locale,
  pagePath: string,
  copy: PrerenderedPage['copy'],
): string {
  const name = pagePath.endsWith('/') ? `${pagePath}index.html` : pagePath;
  return `${path.join(folder, locale, ...name.split('/').map(decodeURIComponent))}.${copy}.page`;
}

/** The key of a page of a locale. */
export function pageKey(locale: Locale, pagePath: string): string {
  return `${locale}:${pagePath}`;
}

/** Reads the key of a page. */
export function readPageKey(key: string): { locale: Locale; path: string } {
  const colon = key.indexOf(':');
  return { locale: key.slice(0, colon) as Locale, path: key.slice(colon + 1) };
}

/** A page in the form of its file, quickly made: perhaps nobody asks for it, and a reader compresses it better. */
async function compressedForFile(response: BufferedResponse): Promise<BufferedResponse> {
  if (!isWorthCompressing(response.size)) return response;
  return { ...response, encoded: { zstd: await compress(response.body, 'zstd', 'stored') } };
}
