import { filterParameters } from './filter-state.ts';
import { filtersOf, withFlags } from './filters.ts';
import type { Stock } from './item-statuses.ts';
import type { FilterGroup, Section } from './sections.ts';

/** The properties of a list that decide about its filters. */
export interface FilteredList {
  /** A list across sections has no kind of goods. */
  section: Pick<Section, 'filters' | 'maker' | 'groupsBrands'> & Partial<Pick<Section, 'catalogType'>>;
  stock: Stock;
}

/** The filter groups of a list: all of its section's, or those that apply to an archive. */
export function listFilters(list: FilteredList): FilterGroup[] {
  return list.stock === 'archive'
    ? filtersOf(list.section).filter(({ forSaleOnly }) => !forSaleOnly)
    : filtersOf(list.section);
}

/** The parameter by which a visitor without scripts asks for the options of a group of filters. */
export const SHOWN_GROUP = 'show';

/** Every parameter of the lists of a section; caches remove other parameters from their keys. */
export function allowedParameters(section: Section): string[] {
  return [...withFlags(filtersOf(section)).flatMap(filterParameters), 'sort', 'page', SHOWN_GROUP];
}

/** Address parameters: several values under one name, or one. */
export type Parameters = Record<string, string | readonly string[] | undefined>;

/**
 * The canonical query string: names and values sorted, empty ones left out.
 * @returns `?a=1&b=2`, or an empty text.
 */
export function canonicalSearch(parameters: Parameters): string {
  const search = new URLSearchParams();
  for (const name of Object.keys(parameters).sort()) {
    const value = parameters[name];
    if (!value) continue;
    const values = typeof value === 'string' ? [value] : [...value].sort();
    for (const one of values) search.append(name, one);
  }
  const text = search.toString();
  return text && `?${text}`;
}
