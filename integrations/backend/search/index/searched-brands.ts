import { LISTS, SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { brandCounts } from '../../catalogue/popular-brands.ts';
import { words } from '../../language/fold.ts';
import { nameForms } from './item-terms.ts';
import { brandTitles } from './searched-rows.ts';
import type { SearchedItems } from './searched-items.ts';
import { createTermIndex, type TermIndex } from './term-index.ts';

/** A brand or collection with items, and its list. */
export interface BrandEntry {
  kind: 'brand' | 'collection';
  /** First path segment of the list: current stock if there is any, otherwise the archive. */
  list: string;
  brand: string;
  collection: string | null;
  title: string;
  /** Number of items in that list. */
  count: number;
}

/** Brands and collections, for the search. */
export interface SearchedBrands {
  index: TermIndex;
  entries: readonly BrandEntry[];
}

/** Rank among equal matches, from 0 to 7: brands, then collections by their number of items, then the archive. */
function rankOfEntry({ kind, list, count }: BrandEntry): number {
  if (LISTS.get(list)?.stock === 'archive') return 0;
  return kind === 'brand' ? 7 : Math.min(6, 1 + Math.floor(Math.log2(count + 1)));
}

/** Makes the searched brands and collections of the catalogue: each brand once per section, then the collections of watches. */
export async function createSearchedBrands(
  catalogue: Catalogue,
  items: SearchedItems,
): Promise<SearchedBrands> {
  const found = [...entriesOfBrands(catalogue), ...entriesOfCollections(catalogue, items)].sort(
    (a, b) => rankOfEntry(b) - rankOfEntry(a) || b.count - a.count,
  );
  const entries = found.map((entry) => {
    const brandRow = catalogue.brands.get(entry.brand);
    const names = brandRow ? brandTitles(brandRow).flatMap(nameForms) : [];
    const section = LISTS.get(entry.list)?.section.catalogType ?? '';
    const brand = [`b:${entry.brand}`, ...names.map((word) => `bw:${word}`), `a:type:${section}`];
    const own = words(entry.title);
    return {
      standing: rankOfEntry(entry),
      terms: [...brand, ...own.map((word) => `w:${word}`), `e:${own.join('')}`],
    };
  });
  return { index: await createTermIndex(entries), entries: found };
}

function entriesOfBrands({ lists, brands }: Catalogue): BrandEntry[] {
  const counts = new Map([...lists].map(([word, index]) => [word, brandCounts(index)]));
  return [...brands.values()].flatMap(({ slug, title }) =>
    Object.values(SECTIONS).flatMap((section): BrandEntry[] => {
      const list = [section.list, section.archive].find((word) => (counts.get(word)?.get(slug) ?? 0) > 0);
      const count = list ? (counts.get(list)?.get(slug) ?? 0) : 0;
      return list ? [{ kind: 'brand', list, brand: slug, collection: null, title, count }] : [];
    }),
  );
}

function entriesOfCollections(
  { collectionsById, brandsById }: Catalogue,
  items: SearchedItems,
): BrandEntry[] {
  return [...collectionsById.values()].flatMap((collection): BrandEntry[] => {
    const brand = brandsById.get(collection.brandId);
    const { current, archive } = items.kinds.collections.get(collection.id) ?? { current: 0, archive: 0 };
    // Only collections of watches have pages (decision 5).
    if (current + archive === 0 || collection.catalogType !== 'clock' || !brand) return [];
    const { list, archive: archiveList } = SECTIONS.clock;
    return [
      {
        kind: 'collection',
        list: current > 0 ? list : archiveList,
        brand: brand.slug,
        collection: collection.slug,
        title: collection.title,
        count: current || archive,
      },
    ];
  });
}
