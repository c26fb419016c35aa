import type { SearchHit } from '@tourbillon/domain/contract/search.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { SEARCH_TYPES, type SearchType } from '@tourbillon/domain/sections/search-groups.ts';
import { LISTS } from '@tourbillon/domain/sections/sections.ts';
import { findUnfinished } from './find.ts';
import { hitOf } from './hits.ts';
import type { Searched } from './searcher.ts';

/** Maximum number of suggestions in a response. */
const MOST = 8;

/** Maximum number of suggestions of each kind. */
const MOST_OF = { brand: 3, collection: 4, item: 6, service: 3 } as const;

/** Suggestions for the beginning of a query. */
export interface Suggestions {
  corrected: string | null;
  /** Ids of items, if a reference number or a nickname was typed. They come first. */
  items: number[];
  hits: SearchHit[];
}

/** Brands, collections, references and services that match the beginning of a query. */
export function suggest(query: string, type: SearchType, searched: Searched, locale: Locale): Suggestions {
  const { items, shelves, texts, corrected, wish, isExactItem } = findUnfinished(query, searched);
  const ofArchive = type === SEARCH_TYPES.archive;
  const wanted = shelves.filter(({ list }) => (LISTS.get(list)?.stock === 'archive') === ofArchive);
  const hit = (found: Parameters<typeof hitOf>[0]) => hitOf(found, searched.catalogue, locale);
  const services = texts.filter(({ kind }) => kind === 'service').slice(0, MOST_OF.service);
  const goods = (['brand', 'collection'] as const).flatMap((kind) =>
    wanted.filter((shelf) => shelf.kind === kind).slice(0, MOST_OF[kind]),
  );
  const isListed = (number: number) => (searched.items.archived[number] === 1) === ofArchive;
  const listed = isExactItem ? items.filter(isListed).subarray(0, MOST_OF.item) : [];
  const shown = Array.from(listed, (number) => searched.items.ids[number] ?? 0);
  const hits = (wish ? [...services, ...goods] : [...goods, ...services]).map(hit);
  return { corrected, items: shown, hits: hits.slice(0, MOST - shown.length) };
}
