import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import {
  type PrerenderedPage,
  type PrerenderedState,
  emptyState,
  halfName,
  readIndex,
  writeIndex,
} from './prerendered-index.ts';
import type { BufferedResponse } from '../platform/http/response.ts';
import { compress, isWorthCompressing } from '../platform/http/compression.ts';
import { type CachedPages, openCachedPages } from './cached-pages.ts';
import { decodePage, encodePage } from './page-file.ts';
import type { PageLife } from './page-renderer.ts';

/**
 * Bytes of pages kept in memory; more are read from disk when asked for. The 592 pages of the demonstration shop take
 * 46 MB with their forms.
 */
const KEPT = 64 * 1024 ** 2;

/** Milliseconds until the end of a page that has one, at most. */
const LONGEST_LIFE = 24 * 3_600_000;

/**
 * Prerendered pages: a folder per locale, each page one file with its compressed form, and the list of them with what
 * they were made from. Several processes may write to one folder: whole files replace whole files.
 */
export class PrerenderedStore {
  readonly #folder: string;
  #state: PrerenderedState = emptyState();
  #pages = new Map<string, PrerenderedPage>();
  readonly #cache: CachedPages;
  /** Told of every page that was written, or taken away (undefined). */
  onChange: (key: string, page: PrerenderedPage | undefined) => void = () => undefined;
  /** Told when the list on disk is complete. */
  onSeal: () => void = () => undefined;

  /** @param kept bytes of pages kept in memory. */
  constructor(folder: string, kept = KEPT) {
    this.#folder = folder;
    this.#cache = openCachedPages(kept);
  }

  /** Reads the list of pages; a missing or broken one means that nothing is rendered yet. */
  async open(): Promise<void> {
    const { state, pages } = await readIndex(this.#indexFile());
    this.#state = state;
    this.#pages = pages;
    this.#cache.clear();
  }

  /** What the pages were made from. */
  get state(): Readonly<PrerenderedState> {
    return this.#state;
  }

  /** Every page by its key, `ru:/about/`. */
  get pages(): ReadonlyMap<string, PrerenderedPage> {
    return this.#pages;
  }

  /** Bytes of the pages kept in memory. */
  get cachedBytes(): number {
    return this.#cache.calculatedSize;
  }

  /** A page with its compressed form, or undefined when it is not prerendered. */
  async get(locale: Locale, pagePath: string): Promise<BufferedResponse | undefined> {
    const key = pageKey(locale, pagePath);
    const page = this.#pages.get(key);
    if (!page) return undefined;
    return this.#cache.get(key) ?? this.#read(key, locale, pagePath, page);
  }

  /**
   * Whether a page has outlived itself. Most pages change with the content alone and never do; one whose life allows
   * no stale time, such as the home page with its unit of the day, ends with its age, which is a day at most: an end
   * that is further off was written by a clock that went wrong.
   * @param now milliseconds of the epoch.
   */
  isPast(locale: Locale, pagePath: string, now: number): boolean {
    const until = this.#pages.get(pageKey(locale, pagePath))?.until;
    return until !== undefined && (now >= until || until - now > LONGEST_LIFE);
  }

  /** Writes a page and its compressed form; readers see the old or the new one, never a half. */
  async put(locale: Locale, pagePath: string, response: BufferedResponse, life: PageLife): Promise<void> {
    const whole: BufferedResponse = { ...response, encoded: await compressed(response.body) };
    await replaceFile(this.#file(locale, pagePath), encodePage(whole));
    const ends = life.maxAge > 0 && life.swr === 0;
    const until = ends ? { until: Date.now() + life.maxAge * 1000 } : {};
    const key = pageKey(locale, pagePath);
    const page = { tags: life.tags, ...until };
    this.#pages.set(key, page);
    // Only what somebody has asked for: memory stays flat while all pages are written.
    if (this.#cache.has(key)) this.#cache.set(key, whole);
    this.onChange(key, page);
  }

  /** Takes note of a page that another process has written, or taken away (undefined). */
  learn(key: string, page: PrerenderedPage | undefined): void {
    this.#cache.delete(key);
    if (page) this.#pages.set(key, page);
    else this.#pages.delete(key);
  }

  /** Takes a page away. */
  async remove(locale: Locale, pagePath: string): Promise<void> {
    const key = pageKey(locale, pagePath);
    this.#pages.delete(key);
    this.#cache.delete(key);
    await rm(this.#file(locale, pagePath), { force: true });
    this.onChange(key, undefined);
  }

  /** Takes every page out of the list that is not to be kept. */
  keepOnly(keys: ReadonlySet<string>): void {
    for (const key of this.#pages.keys()) if (!keys.has(key)) this.#pages.delete(key);
  }

  /** Writes the list of pages with what they are made from now. */
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
    let response: BufferedResponse;
    try {
      response = decodePage(await readFile(this.#file(locale, pagePath)));
    } catch (error) {
      // Taken away meanwhile, perhaps by another process.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
    // A page that was replaced while it was read is not what is there now.
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

/** The name of a page of a host. */
export function pageKey(locale: Locale, pagePath: string): string {
  return `${locale}:${pagePath}`;
}

/** Reads it back. */
export function readPageKey(key: string): { locale: Locale; path: string } {
  const colon = key.indexOf(':');
  return { locale: key.slice(0, colon) as Locale, path: key.slice(colon + 1) };
}

/** Only the form that nearly all browsers take; who takes gzip alone has it made when it is asked for. */
async function compressed(body: Buffer): Promise<BufferedResponse['encoded']> {
  return isWorthCompressing(body) ? { br: await compress(body, 'br', 'page') } : {};
}

async function replaceFile(file: string, body: Buffer): Promise<void> {
  const half = halfName(file);
  try {
    await writeFile(half, body).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      // The page is a new one.
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(half, body);
    });
    await rename(half, file);
  } catch (error) {
    // Tried again and again on a full disk, halves would keep it full.
    await rm(half, { force: true }).catch(() => undefined);
    throw error;
  }
}
