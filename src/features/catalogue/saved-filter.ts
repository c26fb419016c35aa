import { LONGEST_TITLE } from '@tourbillon/domain/contract/personal-area/saved-filters.ts';
import { writeQuery, toCall } from './catalogue-query.ts';
import type { CatalogueSource } from './catalogue-source.ts';
import type { Chip } from './chips.ts';

/** A filter as the personal area saves it. */
export interface FilterToSave {
  title: string;
  path: string;
  search: string;
  filters: Record<string, unknown>;
}

/**
 * The filters of a list page, ready to save as a personal filter (§2). Prices are in US dollars, equal on every host;
 * the title consists of the heading and the chips. Undefined when there is neither a brand nor a filter, and in the
 * dealer corner.
 */
export function filterToSave(
  {
    list,
    address,
    read,
    money,
    response,
  }: Pick<CatalogueSource, 'list' | 'address' | 'read' | 'money' | 'response'>,
  { path, heading, chips }: { path: string; heading: string; chips: readonly Chip[] },
): FilterToSave | undefined {
  if (list.stock === 'dealer' || (!response.brand && chips.length === 0)) return undefined;
  const whole = [heading, ...chips.map(({ title }) => title)].join(', ');
  const title = whole.length > LONGEST_TITLE ? `${whole.slice(0, LONGEST_TITLE - 1).trimEnd()}…` : whole;
  const query = { ...read.query, page: 1 };
  const call = Object.entries(toCall(list, address, query, money));
  const paging = ['url', 'sort', 'direction', 'page', 'facets'];
  const filters = Object.fromEntries(
    call.filter(([name, value]) => value !== undefined && !paging.includes(name)),
  );
  return { title, path, search: writeQuery(query), filters };
}
