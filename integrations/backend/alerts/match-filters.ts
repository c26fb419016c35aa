import { filtersOf } from '@tourbillon/domain/sections/filters.ts';
import * as v from 'valibot';
import { catalogue as catalogueCall } from '@tourbillon/domain/contract/catalogue.ts';
import { LISTS } from '@tourbillon/domain/sections/sections.ts';
import type { ListIndex } from '../column-index/list-index.ts';
import { matchRows } from '../column-index/match.ts';
import { filterState } from '../catalogue/query.ts';

/** A saved filter: its list, and the fields of the catalogue call. */
export interface SavedListFilter {
  /** First segment of the list's path, `clocks_today`. */
  list: string;
  filters: Readonly<Record<string, unknown>>;
}

/**
 * Which of the arrived items match a filter. It uses the filters of the list itself, so a letter and the list never
 * disagree. A filter that the catalogue would refuse matches nothing.
 * @param arrivals the arrived items, as an index for each list. @returns ids of items.
 */
export function matchingArrivals(
  { list, filters }: SavedListFilter,
  arrivals: ReadonlyMap<string, ListIndex>,
): number[] {
  const index = arrivals.get(list);
  const section = LISTS.get(list)?.section;
  if (!index || !section) return [];
  const request = v.safeParse(catalogueCall.request, { ...filters, url: list });
  if (!request.success) return [];
  const { all, total } = matchRows(index, filterState(request.output, filtersOf(section)));
  if (total === 0) return [];
  return Array.from(index.ids).filter((_, row) => all.failed[row] === all.mark);
}
