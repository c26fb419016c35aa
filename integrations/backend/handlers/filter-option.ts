import { filtersOf } from '@tourbillon/domain/sections/filters.ts';
import type { FacetOption, Facets } from '@tourbillon/domain/contract/catalogue.ts';
import { SECTIONS, type FilterGroup, type Section } from '@tourbillon/domain/sections/sections.ts';
import { facetsOf } from '../catalogue/facet-options.ts';
import { countFacets } from '../column-index/count-facets.ts';
import { matchRows } from '../column-index/match.ts';
import { filterState } from '../catalogue/query.ts';
import { notFound } from '../errors/domain-error.ts';
import { titleOf } from '../vocabulary/vocabulary.ts';
import { addressOf } from './list-address.ts';
import type { Handler, HandlerServices } from './handlers.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

/**
 * One filter group (§7 `{catalogType}/filter/{option}`). A flag is one option, `1`; a range is two, `from`
 * and `to`, whose titles are the bounds. `grouped` has no effect: brands always include `popular`.
 */
export function filterOptionHandler({ catalogue }: HandlerServices): Handler<'filterOption'> {
  return async (request, { locale }) => {
    const now = catalogue.current();
    const section: Section = SECTIONS[request.catalogType];
    const group = filtersOf(section).find(({ option }) => option === request.option);
    const index = now.lists.get(request.available ? section.list : section.archive);
    if (!group || !index) throw notFound('Filter');
    addressOf(now, section.catalogType, request, locale);
    const state = filterState(request, filtersOf(section));
    const matches = matchRows(index, state);
    const facets = facetsOf(countFacets(index, [group], matches), {
      catalogue: now,
      catalogType: section.catalogType,
      index,
      state,
      locale,
    });
    return { data: optionsOf(group, facets, matches.total, locale) };
  };
}

function optionsOf(
  { kind, name }: FilterGroup,
  facets: Facets,
  total: number,
  locale: Locale,
): FacetOption[] {
  if (kind === 'options') return facets.options[name] ?? [];
  if (kind === 'flag') {
    return [{ id: '1', title: titleOf('flags', name, locale), count: facets.flags[name] ?? 0 }];
  }
  const range = facets.ranges[name];
  if (!range) return [];
  return [
    { id: 'from', title: String(range.from), count: total },
    { id: 'to', title: String(range.to), count: total },
  ];
}
