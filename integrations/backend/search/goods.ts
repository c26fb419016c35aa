import type { Logger } from 'pino';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { LONGEST_CHANGE_WAIT, type LiveCatalogue } from '../catalogue/live-catalogue.ts';
import type { Database } from '../database/database.ts';
import { createGate } from '../process/gate.ts';
import { createDictionary, type Dictionary } from './dictionary/dictionary.ts';
import type { References } from './dictionary/references.ts';
import { changedItems } from './index/changed-items.ts';
import { loadItems } from './index/load-items.ts';
import type { SearchedItems } from './index/searched-items.ts';
import { brandTitles, readSearchedRows, type SearchedRow } from './index/searched-rows.ts';
import { createSearchedBrands, type SearchedBrands } from './index/searched-brands.ts';

/** The searched goods of a catalogue, and the words that queries may have for them. */
export interface Goods {
  catalogue: Catalogue;
  items: SearchedItems;
  brands: SearchedBrands;
  dictionary: Dictionary;
  references: References;
}

/** The indexes are built anew when this many items, and one of this many, have been added in place. */
const MOST_LATE = 2_000;
const ONE_OF_LATE = 50;

/** Follows the goods of the live catalogue. */
export interface LiveGoods {
  /**
   * The latest goods, with the change that is being applied. The first call waits until they are loaded.
   * @param isLatest waits for the current catalogue, however long.
   */
  current(how?: { isLatest?: boolean }): Promise<Goods>;
}

/**
 * Keeps the goods up to date with the live catalogue. Changed items are changed in place as soon as the catalogue has
 * them. When the catalogue has been loaded anew, or too much has been added, the next search starts to load the goods
 * in the background; changes in place go on meanwhile.
 */
export function followGoods(database: Database, live: LiveCatalogue, log: Logger): LiveGoods {
  let goods: Goods | undefined;
  const gate = createGate(LONGEST_CHANGE_WAIT);
  let isBroken = false;
  let changing: Promise<void> | undefined;
  let loading: Promise<void> | undefined;

  const change = async () => {
    for (let before = goods; before && before.catalogue !== live.current(); before = goods) {
      const catalogue = live.current();
      const ids = live.changedSince(before.catalogue.version);
      if (!ids || isBroken) return;
      const rows = await readSearchedRows(database, ids);
      // The goods may have been loaded, or the catalogue changed again.
      if (goods !== before || catalogue !== live.current()) continue;
      const changed = await changedGoods(before, catalogue, ids, rows).catch((error: unknown) => {
        // Goods that were changed halfway have to be loaded.
        isBroken = goods === before;
        throw error;
      });
      if (goods === before) goods = changed;
    }
  };
  const changeOnce = () => {
    changing ??= gate.during(change).finally(() => {
      changing = undefined;
    });
    return changing;
  };
  const load = async () => {
    const loaded = await loadGoods(database, live.current());
    await changing?.catch(() => undefined);
    goods = loaded;
    isBroken = false;
    await changeOnce();
  };
  const loadOnce = () => {
    if (!loading) {
      loading = load().finally(() => {
        loading = undefined;
      });
      loading.catch((error: unknown) => log.warn({ err: error }, 'search not loaded'));
    }
    return loading;
  };
  const needsLoading = () =>
    !goods ||
    isBroken ||
    isFull(goods.items) ||
    (goods.catalogue !== live.current() && !live.changedSince(goods.catalogue.version));

  live.onChange(() => {
    changeOnce().catch((error: unknown) => log.warn({ err: error }, 'search not changed in place'));
  });
  return {
    async current({ isLatest = false } = {}) {
      while (!goods || (isLatest && goods.catalogue !== live.current())) {
        if (needsLoading()) await loadOnce();
        await changeOnce();
      }
      if (needsLoading()) void loadOnce().catch(() => undefined);
      await live.latest();
      await gate.passed();
      return goods;
    },
  };
}

/** Whether so much has been added in place that the indexes should be built anew. */
function isFull({ index: { size, built } }: SearchedItems): boolean {
  return size - built > Math.max(MOST_LATE, built / ONE_OF_LATE);
}

async function changedGoods(
  before: Goods,
  catalogue: Catalogue,
  ids: ReadonlySet<number>,
  rows: readonly SearchedRow[],
): Promise<Goods> {
  const { items, hasOtherNames } = changedItems(before.items, catalogue, ids, rows);
  return {
    ...before,
    catalogue,
    items,
    brands: await createSearchedBrands(catalogue, items),
    dictionary: hasOtherNames ? dictionaryOf(catalogue, items) : before.dictionary,
  };
}

/** Loads the goods of a catalogue. */
export async function loadGoods(database: Database, catalogue: Catalogue): Promise<Goods> {
  const items = await loadItems(database, catalogue);
  return {
    catalogue,
    items,
    brands: await createSearchedBrands(catalogue, items),
    dictionary: dictionaryOf(catalogue, items),
    references: items.references,
  };
}

function dictionaryOf(catalogue: Catalogue, { kinds }: SearchedItems): Dictionary {
  const brands = [...catalogue.brands.values()].map((brand) => ({
    slug: brand.slug,
    titles: brandTitles(brand),
    aliases: brand.aliases,
    count: kinds.brands.get(brand.id) ?? 0,
  }));
  // By the alphabet: of equally frequent words the dictionary takes the first.
  const titles = [...kinds.titles]
    .map(([title, count]) => ({ title, count }))
    .sort((one, other) => (one.title < other.title ? -1 : 1));
  return createDictionary({ brands, titles, cities: citiesOf(catalogue) });
}

/** Cities with their names in every language, without the part after a comma: "Украина, онлайн". */
function citiesOf({ cities }: Catalogue) {
  return [...cities.values()].map(({ alias, parent, title }) => ({
    alias,
    titles: parent === null ? Object.values(title).map((name) => name.split(',')[0] ?? name) : [],
  }));
}
