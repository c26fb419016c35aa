import type { SearchHit } from '@tourbillon/domain/contract/search.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Rates } from '@tourbillon/domain/i18n/money.ts';
import { SEARCH_TYPES, type SearchType } from '@tourbillon/domain/sections/search-groups.ts';
import { LISTS } from '@tourbillon/domain/sections/sections.ts';
import { runQuery } from './run-query.ts';
import { isOfType, type SearchResults } from './find.ts';
import { searchHitOf } from './search-hit.ts';
import type { BrandEntry } from './index/searched-brands.ts';
import type { SearchData } from './searcher.ts';

/** Maximum number of completions in a response. */
const MOST = 8;

/** Maximum number of completions of each kind. */
const MOST_OF = { brand: 3, collection: 4, service: 2, article: 2 } as const;

/** Number of completions of each kind without a query. */
const POPULAR = { brand: 4, collection: 4 } as const;

/** Items that are read to have four different ones. */
const READ_ITEMS = 24;

/** Suggestions for the beginning of a query. */
export interface Suggestions {
  corrected: string | null;
  /** Ids of items, the best first; several may have the same name. */
  items: number[];
  hits: SearchHit[];
}

/**
 * Items, brands, collections, services and articles that match the beginning of a query. Without a query: the brands
 * and collections with the most items (decision 304).
 * @param rates units of each currency for one US dollar.
 */
export function suggest(
  query: string,
  type: SearchType,
  searched: SearchData,
  locale: Locale,
  rates: Rates,
): Suggestions {
  const hit = (found: Parameters<typeof searchHitOf>[0]) => searchHitOf(found, searched.catalogue, locale);
  if (query.length === 0) {
    return { corrected: null, items: [], hits: brandsOf(searched.brands.entries, type, POPULAR).map(hit) };
  }
  const { items, brands, texts, corrected, wish } = runQuery(query, searched, 'unfinished', rates);
  const goods = brandsOf(brands, type, MOST_OF);
  const textsOf = (kind: 'service' | 'article') =>
    texts.filter((text) => text.kind === kind).slice(0, MOST_OF[kind]);
  const services = textsOf('service');
  const hits = [...(wish ? [...services, ...goods] : [...goods, ...services]), ...textsOf('article')];
  return { corrected, items: firstItems(items, type, searched), hits: hits.slice(0, MOST).map(hit) };
}

/** The first found items on sale of a section group; of the archive if that is searched. */
function firstItems(found: SearchResults['items'], type: SearchType, { items }: SearchData): number[] {
  const first: number[] = [];
  for (const number of found) {
    if (first.length === READ_ITEMS) break;
    const isWanted = type === SEARCH_TYPES.all ? items.archived[number] === 0 : isOfType(number, type, items);
    if (isWanted) first.push(items.ids[number] ?? 0);
  }
  return first;
}

/** Brands, then collections of current stock, or of the archive if that is searched. */
function brandsOf(
  brands: readonly BrandEntry[],
  type: SearchType,
  most: Readonly<Record<BrandEntry['kind'], number>>,
): BrandEntry[] {
  const stock = type === SEARCH_TYPES.archive ? 'archive' : 'current';
  const wanted = brands.filter(({ list }) => LISTS.get(list)?.stock === stock);
  return (['brand', 'collection'] as const).flatMap((kind) =>
    wanted.filter((entry) => entry.kind === kind).slice(0, most[kind]),
  );
}
