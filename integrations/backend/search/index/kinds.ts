/** What many items have in common: only one of each is in memory. */
export interface Kind {
  catalogType: string;
  brandId: number;
  collectionId: number | null;
  /** Titles of its collection, its model and itself. */
  titles: readonly string[];
}

/** The kinds of the searched items by number, and how many items have each name. */
export interface Kinds {
  numberOf(kind: Kind): number;
  at(number: number): Kind | undefined;
  /** Counts items of a kind. @param by 1, or -1 for an item that has gone. */
  count(number: number, isArchived: boolean, by: 1 | -1): void;
  /** Whether brands or titles have other counts than at the last call. */
  takeNews(): boolean;
  brands: ReadonlyMap<number, number>;
  titles: ReadonlyMap<string, number>;
  collections: ReadonlyMap<number, { current: number; archive: number }>;
}

/** Creates an empty list of kinds. */
export function createKinds(): Kinds {
  const numbers = new Map<string, number>();
  const kinds: Kind[] = [];
  const brands = new Map<number, number>();
  const titles = new Map<string, number>();
  const collections = new Map<number, { current: number; archive: number }>();
  const news = new Map<number | string, number>();
  return {
    brands,
    titles,
    collections,
    numberOf(kind) {
      const key = JSON.stringify([kind.catalogType, kind.brandId, kind.collectionId, kind.titles]);
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, kinds.length);
      return kinds.push(kind) - 1;
    },
    at: (number) => kinds[number],
    takeNews() {
      const hasNews = news.size > 0;
      news.clear();
      return hasNews;
    },
    count(number, isArchived, by) {
      const kind = kinds[number];
      if (!kind) return;
      for (const counts of [brands, news]) add(counts, kind.brandId, by);
      for (const title of kind.titles) for (const counts of [titles, news]) add(counts, title, by);
      if (kind.collectionId === null) return;
      const counts = collections.get(kind.collectionId) ?? { current: 0, archive: 0 };
      counts[isArchived ? 'archive' : 'current'] += by;
      collections.set(kind.collectionId, counts);
    },
  };
}

function add<Key>(counts: Map<Key, number>, key: Key, by: number): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
