import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '../i18n/locales.ts';
import { type Answer, etagOf, makeAnswer } from './answer.ts';
import { compress, type Encoding, ENCODINGS } from './compress.ts';
import type { PageLife } from './renderer.ts';

/** What is known of a page on disk without opening it. */
export interface AheadPage {
  status: number;
  headers: Record<string, string>;
  etag: string;
  tags: readonly string[];
  /** Milliseconds of the epoch after which it must not be shown while a newer one can be had. */
  until?: number;
}

/** The list of pages rendered ahead, written after them. */
interface Manifest {
  /** What the pages were rendered from: build and public origins. */
  fingerprint: string;
  pages: Record<string, AheadPage>;
}

/** Bodies kept in memory; more are read from disk when asked for. */
const KEPT = 2000;

/** Bodies below this are not worth compressing. */
const WORTH_COMPRESSING = 600;

/** Pages rendered ahead: a folder per locale, each page with its compressed forms beside it. */
export class AheadStore {
  readonly #folder: string;
  #manifest: Manifest = { fingerprint: '', pages: {} };
  readonly #kept = new Map<string, Answer>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Reads the list of pages; a missing or broken one means that nothing is rendered yet. */
  async open(): Promise<void> {
    try {
      this.#manifest = JSON.parse(await readFile(this.#manifestFile(), 'utf8')) as Manifest;
    } catch {
      this.#manifest = { fingerprint: '', pages: {} };
    }
    this.#kept.clear();
  }

  get fingerprint(): string {
    return this.#manifest.fingerprint;
  }

  /** Paths of a locale that exist ahead. */
  paths(locale: Locale): string[] {
    const prefix = `${locale}:`;
    return Object.keys(this.#manifest.pages)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  }

  /** A page with its compressed forms, or undefined when it is not rendered ahead. */
  async get(locale: Locale, pagePath: string): Promise<Answer | undefined> {
    const key = `${locale}:${pagePath}`;
    const page = Object.hasOwn(this.#manifest.pages, key) ? this.#manifest.pages[key] : undefined;
    if (!page) return undefined;
    return this.#kept.get(key) ?? this.#read(key, locale, pagePath, page);
  }

  /**
   * Whether a page has outlived itself. Most pages change with the content alone and never do; one whose life allows
   * no stale time, such as the home page with its unit of the day, ends with its age.
   * @param now milliseconds of the epoch.
   */
  isPast(locale: Locale, pagePath: string, now: number): boolean {
    const until = this.#manifest.pages[`${locale}:${pagePath}`]?.until;
    return until !== undefined && now >= until;
  }

  /** Writes a page and its compressed forms; readers see the old or the new one, never a half. */
  async put(locale: Locale, pagePath: string, answer: Answer, life: PageLife): Promise<void> {
    const file = this.#file(locale, pagePath);
    await mkdir(path.dirname(file), { recursive: true });
    const forms = answer.body.byteLength >= WORTH_COMPRESSING ? ENCODINGS : [];
    await Promise.all([
      replaceFile(file, answer.body),
      ...forms.map(async (encoding) => {
        await replaceFile(`${file}.${encoding}`, await compress(answer.body, encoding, 'page'));
      }),
    ]);
    const { status, headers, etag } = answer;
    const key = `${locale}:${pagePath}`;
    const ends = life.maxAge > 0 && life.swr === 0;
    const until = ends ? { until: Date.now() + life.maxAge * 1000 } : {};
    this.#manifest.pages[key] = { status, headers, etag, tags: life.tags, ...until };
    this.#kept.delete(key);
  }

  /** Writes the list of pages: only those given stay. */
  async seal(fingerprint: string, keep: ReadonlySet<string>): Promise<void> {
    const pages = Object.fromEntries(Object.entries(this.#manifest.pages).filter(([key]) => keep.has(key)));
    this.#manifest = { fingerprint, pages };
    await mkdir(this.#folder, { recursive: true });
    await replaceFile(this.#manifestFile(), Buffer.from(JSON.stringify(this.#manifest)));
  }

  async #read(key: string, locale: Locale, pagePath: string, page: AheadPage): Promise<Answer> {
    const file = this.#file(locale, pagePath);
    const body = await readFile(file);
    const encoded: Partial<Record<Encoding, Buffer>> = {};
    if (body.byteLength >= WORTH_COMPRESSING) {
      for (const encoding of ENCODINGS) encoded[encoding] = await readFile(`${file}.${encoding}`);
    }
    const answer = { ...makeAnswer(page.status, page.headers, body), encoded, etag: etagOf(body) };
    if (this.#kept.size >= KEPT) this.#kept.clear();
    this.#kept.set(key, answer);
    return answer;
  }

  #file(locale: Locale, pagePath: string): string {
    const name = pagePath.endsWith('/') ? `${pagePath}index.html` : pagePath;
    return path.join(this.#folder, locale, ...name.split('/').map(decodeURIComponent));
  }

  #manifestFile(): string {
    return path.join(this.#folder, 'pages.json');
  }
}

async function replaceFile(file: string, body: Buffer): Promise<void> {
  const half = `${file}.${process.pid}.tmp`;
  await writeFile(half, body);
  await rename(half, file);
}
