import type { RequestOf } from '@tourbillon/domain/contract/call.ts';
import type { Facets } from '@tourbillon/domain/contract/catalogue.ts';
import type { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { listFilters } from '@tourbillon/domain/sections/list-parameters.ts';
import { groupOfType } from '@tourbillon/domain/sections/search-groups.ts';
import { searchedLists } from '@tourbillon/domain/sections/searched-lists.ts';
import { LISTS } from '@tourbillon/domain/sections/sections.ts';
import { facetsOf } from '../catalogue/facet-options.ts';
import { filterState } from '../catalogue/query.ts';
import type { FilterState } from '../column-index/filter-state.ts';
import type { SearchResults } from '../search/find.ts';
import { foundList, type FoundList } from '../search/found-list.ts';
import type { SearchData } from '../search/searcher.ts';

/** The found items of a section group that the filters leave. */
interface NarrowedItems {
  list: FoundList;
  /** Counts of the filters, if they were asked for. */
  facets: Facets | null;
  /** Whether a filter is chosen. */
  isNarrowed: boolean;
}

/** Narrows found items by the filters of the lists of their section group (decision 303). */
export function narrowedItems(
  request: RequestOf<typeof CALLS.search>,
  found: Pick<SearchResults, 'items'>,
  { items, catalogue }: Pick<SearchData, 'items' | 'catalogue'>,
  locale: Locale,
): NarrowedItems {
  const lists = searchedLists(groupOfType(request.type));
  const groups = lists ? listFilters(lists) : [];
  const state = filterState(request, groups);
  const shown = (lists?.words ?? []).flatMap((word) => {
    const [index, named] = [catalogue.lists.get(word), LISTS.get(word)];
    return index && named ? [{ index, catalogType: named.section.catalogType }] : [];
  });
  const list = foundList(
    found.items.map((number) => items.ids[number] ?? 0),
    shown.map(({ index }) => index),
    state,
  );
  const [first] = shown;
  const facets =
    request.facets && first ? facetsOf(list.counts(groups), { catalogue, ...first, state, locale }) : null;
  return { list, facets, isNarrowed: isChosen(state) };
}

function isChosen({ options, flags, ranges }: FilterState): boolean {
  return (
    Object.values(options).some(({ length }) => length > 0) ||
    Object.values(flags).some(Boolean) ||
    Object.values(ranges).some(({ from, to }) => from !== undefined || to !== undefined)
  );
}
