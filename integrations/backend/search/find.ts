import { SEARCH_TYPES, type SearchType } from '@tourbillon/domain/sections/search-groups.ts';
import { asksForService, exactTitleTerm, itemConditions } from './item-conditions.ts';
import { match } from './index/match.ts';
import { catalogTypeOf, type SearchedItems } from './index/searched-items.ts';
import type { FoundText } from './index/found-text.ts';
import type { BrandEntry } from './index/searched-brands.ts';
import type { SearchData } from './searcher.ts';
import { understand, type Group, type Understanding } from './understand-query.ts';
import { textConditions } from './text-conditions.ts';

/** All results of a query, the best first. */
export interface SearchResults {
  corrected: string | null;
  leftOut: readonly string[];
  wish: boolean;
  /** Index numbers of the items. */
  items: Uint32Array;
  brands: readonly BrandEntry[];
  texts: readonly FoundText[];
}

/** Searches everything. A query without results is searched again without unknown words. */
export function find(query: string, searched: SearchData, exact: boolean): SearchResults {
  return findUnderstood(understand(query, searched.knowledge, exact), searched, exact);
}

function findUnderstood(
  { groups, corrected, unknown }: Understanding,
  searched: SearchData,
  exact: boolean,
): SearchResults {
  const all = findGroups(groups, searched);
  const noResults = { corrected, leftOut: [], wish: false, items: new Uint32Array(), brands: [], texts: [] };
  if (!isNothing(all)) return { ...noResults, ...all, wish: asksForService(groups) };
  if (exact) return noResults;
  const known = groups.filter((group) => !isNothing(findGroups([group], searched)));
  for (const kept of known.length < groups.length ? [known] : withoutOne(groups)) {
    const some = kept.length > 0 ? findGroups(kept, searched) : noResults;
    if (isNothing(some)) continue;
    const dropped = groups.filter((group) => !kept.includes(group)).flatMap(({ words }) => words);
    return {
      ...noResults,
      ...some,
      leftOut: unknown.length > 0 ? unknown : dropped,
      wish: asksForService(kept),
    };
  }
  return noResults;
}

/** If all words are known but nothing matches, drop one property at a time, the last first. Names are kept. */
function withoutOne(groups: readonly Group[]): Group[][] {
  return groups
    .filter(({ reference, meanings }) => !reference && meanings.every(({ kind }) => kind === 'attribute'))
    .reverse()
    .map((left) => groups.filter((group) => group !== left));
}

/** Results of groups of words. */
export type ResultGroups = Pick<SearchResults, 'items' | 'brands' | 'texts'>;

/** Searches items, brands and texts. */
export function findGroups(groups: readonly Group[], { items, brands, texts }: SearchData): ResultGroups {
  const whole = exactTitleTerm(groups);
  const brandNumbers = match(brands.index, itemConditions(groups, brands.index), whole);
  const textNumbers = match(texts.index, textConditions(groups, texts.index));
  return {
    items: match(items.index, itemConditions(groups, items.index), whole),
    brands: Array.from(brandNumbers).flatMap((number) => brands.entries[number] ?? []),
    texts: Array.from(textNumbers).flatMap((number) => texts.texts[number] ?? []),
  };
}

function isNothing({ items, brands, texts }: ResultGroups): boolean {
  return items.length + brands.length + texts.length === 0;
}

const ITEM_TYPES: Readonly<Partial<Record<SearchType, string>>> = {
  [SEARCH_TYPES.watches]: 'clock',
  [SEARCH_TYPES.jewellery]: 'jewelry',
  [SEARCH_TYPES.accessories]: 'accessory',
};

/** Whether an item belongs to a section group: the current stock of a kind of goods, or the archive of all kinds. */
export function isOfType(number: number, type: SearchType, items: SearchedItems): boolean {
  if (type === SEARCH_TYPES.all) return true;
  if (type === SEARCH_TYPES.archive) return items.archived[number] === 1;
  return items.archived[number] === 0 && catalogTypeOf(items, number) === ITEM_TYPES[type];
}

/** Number of items per section group, counted in one pass. */
export function itemTotals(found: SearchResults, { items }: SearchData): Map<SearchType, number> {
  const types = Object.values(SEARCH_TYPES);
  const groups = new Map<string, number>();
  let archived = 0;
  for (const number of found.items) {
    const kind = catalogTypeOf(items, number);
    if (items.archived[number] === 1) archived += 1;
    else groups.set(kind, (groups.get(kind) ?? 0) + 1);
  }
  return new Map(
    types.map((type) => {
      if (type === SEARCH_TYPES.all) return [type, found.items.length];
      return [type, type === SEARCH_TYPES.archive ? archived : (groups.get(ITEM_TYPES[type] ?? '') ?? 0)];
    }),
  );
}

/** Kinds of texts per section group. */
const TEXT_KINDS: Readonly<Partial<Record<SearchType, readonly FoundText['kind'][]>>> = {
  [SEARCH_TYPES.services]: ['service'],
  [SEARCH_TYPES.articles]: ['article', 'video'],
  [SEARCH_TYPES.reference]: ['page', 'question', 'expert'],
};

/** The texts of a section group. */
export function textsOfType({ texts }: Pick<SearchResults, 'texts'>, type: SearchType): FoundText[] {
  const kinds = TEXT_KINDS[type] ?? [];
  return texts.filter(({ kind }) => kinds.includes(kind));
}

/** The texts and brands of a section group. */
export function hitsOfType(found: SearchResults, type: SearchType): readonly (FoundText | BrandEntry)[] {
  const texts = textsOfType(found, type);
  return type === SEARCH_TYPES.reference ? [...found.brands, ...texts] : texts;
}
