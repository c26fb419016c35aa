import { LISTS, SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { brandCounts } from '../../catalogue/popular-brands.ts';
import { words } from '../../language/fold.ts';
import { nameForms } from './item-terms.ts';
import { brandTitles } from './searched-rows.ts';
import type { SearchedItems } from './searched-items.ts';
import { createTermIndex, type TermIndex } from './term-index.ts';

/** A brand or collection with items, and its list. */
export interface Shelf {
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
export interface SearchedShelves {
  index: TermIndex;
  shelves: readonly Shelf[];
}

/** Rank among equal matches, from 0 to 7: brands, then collections by their number of items, then the archive. */
function rankOfShelf({ kind, list, count }: Shelf): number {
  if (LISTS.get(list)?.stock === 'archive') return 0;
  return kind === 'brand' ? 7 : Math.min(6, 1 + Math.floor(Math.log2(count + 1)));
}

/** Makes the shelves of the catalogue: each brand once per section, then the collections of watches. */
export async function createShelves(catalogue: Catalogue, items: SearchedItems): Promise<SearchedShelves> {
  const shelves = [...brandShelves(catalogue), ...collectionShelves(catalogue, items)].sort(
    (a, b) => rankOfShelf(b) - rankOfShelf(a) || b.count - a.count,
  );
  const entries = shelves.map((shelf) => {
    const brandRow = catalogue.brands.get(shelf.brand);
    const names = brandRow ? brandTitles(brandRow).flatMap(nameForms) : [];
    const section = LISTS.get(shelf.list)?.section.catalogType ?? '';
    const brand = [`b:${shelf.brand}`, ...names.map((word) => `bw:${word}`), `a:type:${section}`];
    const own = words(shelf.title);
    return {
      standing: rankOfShelf(shelf),
      terms: [...brand, ...own.map((word) => `w:${word}`), `e:${own.join('')}`],
    };
  });
  return { index: await createTermIndex(entries), shelves };
}

function brandShelves({ lists, brands }: Catalogue): Shelf[] {
  const counts = new Map([...lists].map(([word, index]) => [word, brandCounts(index)]));
  return [...brands.values()].flatMap(({ slug, title }) =>
    Object.values(SECTIONS).flatMap((section): Shelf[] => {
      const list = [section.list, section.archive].find((word) => (counts.get(word)?.get(slug) ?? 0) > 0);
      const count = list ? (counts.get(list)?.get(slug) ?? 0) : 0;
      return list ? [{ kind: 'brand', list, brand: slug, collection: null, title, count }] : [];
    }),
  );
}

function collectionShelves({ collectionsById, brandsById }: Catalogue, items: SearchedItems): Shelf[] {
  return [...collectionsById.values()].flatMap((collection): Shelf[] => {
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
