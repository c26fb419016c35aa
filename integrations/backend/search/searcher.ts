import type { Logger } from 'pino';
import { LOCALE_FACTS, LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import type { Database } from '../database/database.ts';
import { contentVersion } from '../feed/read-feed.ts';
import { refreshedValue } from '../process/refreshed-value.ts';
import { followGoods, type Goods } from './goods.ts';
import { loadTexts, type SearchedTexts } from './index/load-texts.ts';
import { stemsOf } from '../language/stem.ts';
import type { Knowledge } from './query-knowledge.ts';

/** Minimum interval between two checks of the version of the texts, milliseconds. */
const CHECK_INTERVAL = 1_000;

/** All search data of a language. */
export interface SearchData extends Pick<Goods, 'catalogue' | 'items' | 'brands'> {
  texts: SearchedTexts;
  knowledge: Knowledge;
}

/** Keeps the search data up to date with the database. */
export interface Searcher {
  /** The search data of a language. The first call waits for the indexes. */
  searched(locale: Locale): Promise<SearchData>;
  /** Starts to build the indexes; resolves when they are ready, or could not be built. */
  warm(): Promise<void>;
  /** Resolves when the search uses the current stock of the live catalogue. */
  catchUp(): Promise<void>;
}

type Texts = Record<Locale, SearchedTexts>;

/**
 * Creates the search over the live catalogue. Indexes are built on first use. The texts are loaded again in the
 * background after a change; of the goods see `followGoods`.
 */
export function createSearcher(database: Database, live: LiveCatalogue, log: Logger): Searcher {
  const goods = followGoods(database, live, log);
  const texts = refreshedValue(
    () => contentVersion(database),
    () => loadAllTexts(database),
    CHECK_INTERVAL,
    log,
  );
  return {
    async warm() {
      // A failure is logged, and the next search tries again.
      await Promise.allSettled([goods.current(), texts()]);
    },
    async catchUp() {
      await goods.current({ isLatest: true });
    },
    async searched(locale) {
      const [{ dictionary, references, ...stock }, all] = await Promise.all([goods.current(), texts()]);
      const spoken = all[locale];
      const { currency } = LOCALE_FACTS[locale];
      const isTextWord = (word: string) => stemsOf(word).some((form) => spoken.words.has(form));
      return { ...stock, texts: spoken, knowledge: { dictionary, references, isTextWord, currency } };
    },
  };
}

async function loadAllTexts(database: Database): Promise<Texts> {
  const loaded = LOCALES.map(async (locale) => [locale, await loadTexts(database, locale)] as const);
  return Object.fromEntries(await Promise.all(loaded)) as Texts;
}
