import { filtersOf } from '@tourbillon/domain/sections/filters.ts';
import { SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import { facetsOf } from '../catalogue/facet-options.ts';
import { countFacets } from '../column-index/count-facets.ts';
import { NO_FILTERS } from '../column-index/filter-state.ts';
import { matchRows } from '../column-index/match.ts';
import { notFound } from '../errors/domain-error.ts';
import { readDocument } from '../content-store/read-document.ts';
import type { Handler, HandlerServices } from './handlers.ts';

/** Pawnshop actions in the order of the content file. */
export function discountShowHandler({ database }: HandlerServices): Handler<'discountShow'> {
  return async (_request, { locale }) => {
    const actions = (await readDocument(database, 'actions')) ?? [];
    return {
      data: actions.map(({ id, url, title, text }) => ({
        id,
        url,
        title: title[locale],
        text: text[locale],
      })),
    };
  };
}

/** Advantages in the order of the content file. */
export function advantagesHandler({ database }: HandlerServices): Handler<'advantages'> {
  return async (_request, { locale }) => {
    const advantages = (await readDocument(database, 'advantages')) ?? [];
    return {
      data: advantages.map(({ id, title, text }) => ({ id, title: title[locale], text: text[locale] })),
    };
  };
}

/**
 * Popular categories of watches (§7 `clock{category}`): the shop's choice, each with its number of watches for sale.
 * Empty categories are left out.
 */
export function popularCategoriesHandler({
  database,
  catalogue,
}: HandlerServices): Handler<'popularCategories'> {
  return async ({ category }, { locale }) => {
    const shop = await readDocument(database, 'shop');
    const chosen = shop?.popular_categories[category];
    if (!chosen) throw notFound('Category');
    const now = catalogue.current();
    const section = SECTIONS.clock;
    const index = now.lists.get(section.list);
    if (!index) throw notFound('List');
    const groups = filtersOf(section).filter(({ name }) => chosen.some(({ filter }) => filter === name));
    const counts = countFacets(index, groups, matchRows(index, NO_FILTERS));
    const { options } = facetsOf(counts, {
      catalogue: now,
      catalogType: section.catalogType,
      index,
      state: NO_FILTERS,
      locale,
    });
    return {
      data: chosen.flatMap(({ filter, id }) => {
        const option = options[filter]?.find((one) => one.id === id);
        return option ? [{ filter, id, title: option.title, count: option.count }] : [];
      }),
    };
  };
}
