import type { SearchHit } from '#src/contract/search.ts';
import { SEARCH_TYPES, type SearchType } from '#src/sections/search-groups.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { LISTS } from '#src/sections/sections.ts';
import { find } from './find.ts';
import { hitOf } from './hits.ts';
import type { Searched } from './searcher.ts';

/** Suggestions of an answer. */
const MOST = 8;

/** Of each kind, so that brands do not crowd the services out. */
const MOST_OF = { brand: 3, collection: 4, item: 4, service: 3 } as const;

/** What the beginning of a query may stand for: brands, collections, references, services (issue 4, suggestions). */
export function suggest(
  query: string,
  type: SearchType,
  searched: Searched,
  locale: Locale,
): { corrected: string | null; data: SearchHit[] } {
  const found = find(query, searched, false);
  const shelves = found.shelves.filter(
    ({ list }) => (LISTS.get(list)?.stock === 'archive') === (type === SEARCH_TYPES.archive),
  );
  const hits = (some: Parameters<typeof hitOf>[0][]) =>
    some.map((hit) => hitOf(hit, searched.catalogue, locale));
  const services = hits(found.texts.filter(({ kind }) => kind === 'service').slice(0, MOST_OF.service));
  const goods = [
    ...hits(shelves.filter(({ kind }) => kind === 'brand').slice(0, MOST_OF.brand)),
    ...hits(shelves.filter(({ kind }) => kind === 'collection').slice(0, MOST_OF.collection)),
  ];
  const data = found.wish ? [...services, ...goods] : [...goods, ...services];
  return { corrected: found.corrected, data: data.slice(0, MOST) };
}
