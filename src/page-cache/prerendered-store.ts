import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import {
  type PrerenderedPage,
  type PrerenderedState,
  emptyState,
  temporaryName,
  readIndex,
  writeIndex,
} from './prerendered-index.ts';
import type { BufferedResponse } from '../platform/http/response.ts';
import { compress, isWorthCompressing } from '../platform/http/compression.ts';
import { CachedPages } from './cached-pages.ts';
import { decodePage, encodePage } from './page-file.ts';
import type { PageLife } from './page-renderer.ts';
import { SeenFiles } from './seen-files.ts';

/**
 * Most bytes of pages kept in memory. Other pages are read from disk on request. The 592 pages of the demonstration
 * shop take 46 MB with their compressed variants.
 */
const CACHE_BYTES = 64 * 1024 ** 2;

/** Longest allowed time until a page's `until`, milliseconds. */
const MAX_LIFE_MS = 24 * 3_600_000;

/**
 * The store of prerendered pages: a folder per locale, one file per page with its compressed variant, and the list of
 * pages with their state. Several processes may write to the same folder: each write replaces a whole file.
 */
export class PrerenderedStore {
  readonly #folder: string;
  #state: PrerenderedState = emptyState();
  #pages = new Map<string, PrerenderedPage>();
  readonly #cache: CachedPages;
  readonly #seen = new SeenFiles();
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
    const { state, pages } = await readIndex(this.#indexFile());
    this.#state = state;
    this.#pages = pages;
    this.#cache.clear();
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
    return this.#cache.get(key) ?? this.#read(key, locale, pagePath, page);
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
   * Writes a page and its compressed variant. Readers see the old or the new page, never a partial one. Most pages
   * that a publication renders again are the same as before: their file stays.
   */
  async put(locale: Locale, pagePath: string, response: BufferedResponse, life: PageLife): Promise<void> {
    const file = this.#file(locale, pagePath);
    const written = (await this.#seen.contains(file, response)) ? undefined : await writePage(file, response);
    const ends = life.maxAge > 0 && life.swr === 0;
    const until = ends ? { until: Date.now() + life.maxAge * 1000 } : {};
    const key = pageKey(locale, pagePath);
    const page = { tags: life.tags, ...until };
    this.#pages.set(key, page);
    // Cache only pages that were requested before, so memory does not grow while all pages are written.
    if (written && this.#cache.has(key)) this.#cache.set(key, written);
    // Another process may have written it; memory may still have the one before.
    if (!written) this.#cache.delete(key);
    this.onChange(key, page);
  }

  /** Handles the news that another process has written or removed (undefined) a page. */
  learn(key: string, page: PrerenderedPage | undefined): void {
    this.#cache.delete(key);
    if (page) this.#pages.set(key, page);
    else this.#pages.delete(key);
  }

  /** Removes a page. */
  async remove(locale: Locale, pagePath: string): Promise<void> {
    const key = pageKey(locale, pagePath);
    this.#pages.delete(key);
    this.#cache.delete(key);
    await rm(this.#file(locale, pagePath), { force: true });
    this.onChange(key, undefined);
  }

  /** Removes all other pages from the list. */
  keepOnly(keys: ReadonlySet<string>): void {
    for (const key of this.#pages.keys()) if (!keys.has(key)) this.#pages.delete(key);
  }

  /** Writes the list of pages with the new state. */
  async seal(state: Partial<PrerenderedState>): Promise<void> {
    this.#state = { ...this.#state, ...state };
    await writeIndex(this.#indexFile(), this.#state, this.#pages);
    this.onSeal();
  }

  async #read(
    key: string,
    locale: Locale,
    pagePath: string,
    page: PrerenderedPage,
  ): Promise<BufferedResponse | undefined> {
    const response = await readPage(this.#file(locale, pagePath));
    if (!response) return undefined;
    // Do not cache a page that was replaced while it was read.
    if (this.#pages.get(key) === page) this.#cache.set(key, response);
    return response;
  }

  #file(locale: Locale, pagePath: string): string {
    const name = pagePath.endsWith('/') ? `${pagePath}index.html` : pagePath;
    return `${path.join(this.#folder, locale, ...name.split('/').map(decodeURIComponent))}.page`;
  }

  #indexFile(): string {
    return path.join(this.#folder, 'pages.jsonl');
  }
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

/**
 * The page of a file. Undefined when there is none, because another process removed the page meanwhile, or when the
 * file is damaged, for example cut off by a power failure: the page is then rendered on request.
 */
async function readPage(file: string): Promise<BufferedResponse | undefined> {
  let bytes: Buffer;
  try {
    bytes = await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return decodePage(bytes);
  } catch {
    return undefined;
  }
}

/** Only brotli, which nearly all browsers accept. A gzip variant is made on request. */
async function compressed(body: Buffer): Promise<BufferedResponse['encoded']> {
  return isWorthCompressing(body) ? { br: await compress(body, 'br', 'page') } : {};
}

/** Compresses a page and writes its file. */
async function writePage(file: string, response: BufferedResponse): Promise<BufferedResponse> {
  const whole: BufferedResponse = { ...response, encoded: await compressed(response.body) };
  await replaceFile(file, encodePage(whole));
  return whole;
}

async function replaceFile(file: string, body: Buffer): Promise<void> {
  const half = temporaryName(file);
  try {
    await writeFile(half, body).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      // The folder of a new page may not exist yet.
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(half, body);
    });
    await rename(half, file);
  } catch (error) {
    // Without this, repeated attempts on a full disk would keep it full with temporary files.
    await rm(half, { force: true }).catch(() => undefined);
    throw error;
  }
}
