import { LONGEST_TITLE } from '@tourbillon/domain/contract/personal-area/saved-filters.ts';
import { writeQuery, toCall } from './catalogue-query.ts';
import type { CatalogueSource } from './catalogue-source.ts';
import type { Chip } from './chips.ts';

/** A filter as the personal area keeps it. */
export interface FilterWish {
  title: string;
  path: string;
  search: string;
  filters: Record<string, unknown>;
}

/**
 * What a page of a list is narrowed to, ready to be kept as a personal filter (§2): prices in US
 * dollars, the same on every host, and a name of its brand and its chips. Undefined when it is narrowed to nothing.
 */
export function filterWish(
  {
    list,
    address,
    read,
    money,
    response,
  }: Pick<CatalogueSource, 'list' | 'address' | 'read' | 'money' | 'response'>,
  { path, heading, chips }: { path: string; heading: string; chips: readonly Chip[] },
): FilterWish | undefined {
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
