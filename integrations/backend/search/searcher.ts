import type { Logger } from 'pino';
import { LOCALE_FACTS, LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Database } from '../database/database.ts';
import { contentVersion } from '../feed/read-feed.ts';
import { refreshedValue } from '../process/refreshed-value.ts';
import { createDictionary } from './dictionary/dictionary.ts';
import { createReferences } from './dictionary/references.ts';
import { brandTitles, loadItems, type SearchedItems } from './index/load-items.ts';
import { loadTexts, type SearchedTexts } from './index/load-texts.ts';
import { createShelves, type SearchedShelves } from './index/shelves.ts';
import { forms } from '../language/stem.ts';
import type { Knowledge } from './query-knowledge.ts';

/** Minimum interval between two checks of the version of the texts, milliseconds. */
const LOOK_EVERY = 1_000;

/** All search data of a language. */
export interface Searched {
  catalogue: Catalogue;
  items: SearchedItems;
  shelves: SearchedShelves;
  texts: SearchedTexts;
  knowledge: Knowledge;
}

/** Keeps the search data up to date with the database. */
export interface Searcher {
  /** The search data of a language. The first call waits for the indexes. */
  searched(locale: Locale): Promise<Searched>;
  /** Starts to build the indexes; resolves when they are ready, or could not be built. */
  warm(): Promise<void>;
  /** Resolves when the search uses the current stock of the live catalogue. */
  catchUp(): Promise<void>;
}

type Goods = Pick<Searched, 'catalogue' | 'items' | 'shelves'> & Pick<Knowledge, 'dictionary' | 'references'>;
type Texts = Record<Locale, SearchedTexts>;

/**
 * Creates the search over the live catalogue. Indexes are built on first use, and again in the background after a
 * change of the catalogue or the texts.
 */
export function createSearcher(database: Database, live: LiveCatalogue, log: Logger): Searcher {
  const goods = refreshedValue(
    async () => live.current(),
    (catalogue) => loadGoods(database, catalogue),
    0,
    log,
  );
  const texts = refreshedValue(
    () => contentVersion(database),
    () => loadAllTexts(database),
    LOOK_EVERY,
    log,
  );
  return {
    async warm() {
      // A failure is logged, and the next search tries again.
      await Promise.allSettled([goods(), texts()]);
    },
    async catchUp() {
      await goods({ isLatest: true });
    },
    async searched(locale) {
      const [{ dictionary, references, ...stock }, all] = await Promise.all([goods(), texts()]);
      const spoken = all[locale];
      const { currency } = LOCALE_FACTS[locale];
      const isTextWord = (word: string) => forms(word).some((form) => spoken.words.has(form));
      return { ...stock, texts: spoken, knowledge: { dictionary, references, isTextWord, currency } };
    },
  };
}

async function loadGoods(database: Database, catalogue: Catalogue): Promise<Goods> {
  const items = await loadItems(database, catalogue);
  const brands = [...catalogue.brands.values()].map((brand) => ({
    slug: brand.slug,
    titles: brandTitles(brand),
    aliases: brand.aliases,
    count: items.brandCounts.get(brand.id) ?? 0,
  }));
  const titles = [...items.titleCounts].map(([title, count]) => ({ title, count }));
  return {
    catalogue,
    items,
    shelves: await createShelves(catalogue, items),
    dictionary: createDictionary({ brands, titles, cities: citiesOf(catalogue) }),
    references: createReferences(items.references),
  };
}

/** Cities with their names in every language, without the part after a comma: "Украина, онлайн". */
function citiesOf({ cities }: Catalogue) {
  return [...cities.values()].map(({ alias, parent, title }) => ({
    alias,
    titles: parent === null ? Object.values(title).map((name) => name.split(',')[0] ?? name) : [],
  }));
}

async function loadAllTexts(database: Database): Promise<Texts> {
  const loaded = LOCALES.map(async (locale) => [locale, await loadTexts(database, locale)] as const);
  return Object.fromEntries(await Promise.all(loaded)) as Texts;
}
