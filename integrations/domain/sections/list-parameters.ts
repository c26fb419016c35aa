import type { FilterGroup, Section, SectionList } from './sections.ts';

/** Filters that say nothing of goods that are no longer for sale (decision 9: the archive hides prices). */
const NOT_IN_ARCHIVE = new Set(['price', 'is_promo', 'statuses_income']);

/** The filter groups of a list: all of its section's, or those that make sense in an archive. */
export function listFilters(list: SectionList): FilterGroup[] {
  return list.stock === 'archive'
    ? list.section.filters.filter(({ name }) => !NOT_IN_ARCHIVE.has(name))
    : list.section.filters;
}

/** Address parameters of one filter group (§3, current filter state). */
export function groupParameters({ name, kind }: FilterGroup): string[] {
  if (kind !== 'range') return [name];
  const bounds = [`${name}_from`, `${name}_to`];
  return name === 'price' ? ['price_with_discount', ...bounds] : bounds;
}

/** Every parameter a list of the section understands; caches drop the others from their keys. */
export function allowedParameters(section: Section): string[] {
  return [...section.filters.flatMap(groupParameters), 'sort', 'page'];
}

/** Address parameters: several values under one name, or one. */
export type Parameters = Record<string, string | readonly string[] | undefined>;

/**
 * The one way to write parameters: names and values sorted, empty ones left out.
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
