import { configuration } from '../platform/configuration.ts';
import type { Addresses } from '../platform/backend-addresses.ts';
import { askBackend } from '../backend-client/client.ts';
import { BackendError } from '../platform/errors/backend-error.ts';
import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

type FeedResponse = ResponseOf<typeof CALLS.changes>;

/** New entries of a change feed, for the hosts that share it. */
export interface FeedEntries extends FeedResponse {
  locales: Locale[];
}

/**
 * The change feeds of the hosts' backends. Hosts with the same backend, the same feed and the same position are asked
 * together: with the embedded backend, one request serves all four.
 */
export class Feeds {
  readonly #cursors: Partial<Record<Locale, string>>;
  readonly #names = new Map<Locale, string>();
  readonly #origins: Record<Locale, string>;

  readonly #locales: readonly Locale[];

  /**
   * @param cursors positions up to which the pages are current.
   * @param locales of the site.
   */
  constructor(cursors: Partial<Record<Locale, string>>, addresses: Addresses, locales: readonly Locale[]) {
    this.#locales = locales;
    this.#cursors = { ...cursors };
    this.#origins = Object.fromEntries(locales.map((locale) => [locale, addresses[locale].origin])) as Record<
      Locale,
      string
    >;
  }

  /** The current positions in the feeds. */
  get cursors(): Partial<Record<Locale, string>> {
    return { ...this.#cursors };
  }

  /** One host of each backend. */
  get backends(): Locale[] {
    return [...Map.groupBy(this.#locales, (locale) => this.#origins[locale]).values()].flatMap(
      ([first]) => first ?? [],
    );
  }

  /**
   * Reads the new entries of every feed. Backends without a feed are ignored, unless no backend has one.
   * @throws the last BackendError, after all other feeds were read.
   */
  async read(report: (news: FeedEntries) => Promise<void>): Promise<void> {
    let failure: unknown;
    const missing: unknown[] = [];
    const groups = Map.groupBy(this.#locales, (locale) =>
      [this.#origins[locale], this.#names.get(locale) ?? locale, this.#cursors[locale]].join(' '),
    );
    for (const locales of groups.values()) {
      await this.#readGroup(locales, report).catch((error: unknown) => {
        if (hasNoFeed(error)) missing.push(error);
        else failure = error;
      });
    }
    if (missing.length === groups.size) failure = missing[0];
    if (failure) throw failure;
  }

  /** The cursor advances only after the entries were handled, so a failed entry is read again. */
  async #readGroup(locales: Locale[], report: (news: FeedEntries) => Promise<void>): Promise<void> {
    for (;;) {
      const [first] = locales;
      if (!first) return;
      const since = this.#cursors[first];
      const response = await askBackend(first, CALLS.changes, since === undefined ? {} : { since });
      // Without a position the age of the pages is unknown: anything may have changed.
      const news = { ...response, complete: response.complete && since !== undefined, locales };
      if (!news.complete || news.data.length > 0) await report(news);
      for (const locale of locales) {
        this.#cursors[locale] = response.cursor;
        this.#names.set(locale, response.feed);
      }
      if (response.data.length === 0) return;
    }
  }
}

/** The current positions of all feeds. A backend without a feed has none. */
export async function feedPositions(): Promise<Partial<Record<Locale, string>>> {
  const places: Partial<Record<Locale, string>> = {};
  for (const locale of configuration().hosts.locales) {
    try {
      places[locale] = (await askBackend(locale, CALLS.changes, {})).cursor;
    } catch (error) {
      if (!hasNoFeed(error)) throw error;
    }
  }
  return places;
}

/** Whether a backend has no change feed. */
export function hasNoFeed(error: unknown): boolean {
  return error instanceof BackendError && error.status === 404;
}
