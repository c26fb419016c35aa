import { filtersOf } from '@tourbillon/domain/sections/filters.ts';
import { LISTS } from '@tourbillon/domain/sections/sections.ts';
import { cardOf } from '../catalogue/item-card.ts';
import { facetsOf } from '../catalogue/facet-options.ts';
import { countFacets } from '../column-index/count-facets.ts';
import { matchRows } from '../column-index/match.ts';
import { pageOfIds } from '../column-index/order.ts';
import { filterState } from '../catalogue/query.ts';
import { notFound } from '../errors/domain-error.ts';
import { addressOf } from './list-address.ts';
import type { Handler, HandlerServices } from './handlers.ts';

/** A page of a list with its filter counts (§7 `catalogue/{url}`; decisions 5, 9, 22, 36, 41). */
export function catalogueHandler({ catalogue, items }: HandlerServices): Handler<'catalogue'> {
  return async (request, { locale }) => {
    const now = await catalogue.latest();
    const list = LISTS.get(request.url);
    const index = now.lists.get(request.url);
    if (!list || !index) throw notFound('List');
    const address = addressOf(now, list.section.catalogType, request, locale);

    const state = filterState(request, filtersOf(list.section));
    const matches = matchRows(index, state);
    const lastPage = Math.max(1, Math.ceil(matches.total / request.per_page));
    if (request.page > lastPage) throw notFound('Page');
    const ids = pageOfIds(index, request, matches.all, {
      offset: (request.page - 1) * request.per_page,
      limit: request.per_page,
    });
    const facets = request.facets
      ? facetsOf(countFacets(index, filtersOf(list.section), matches), {
          catalogue: now,
          catalogType: list.section.catalogType,
          index,
          state,
          locale,
        })
      : null;
    const rows = await items.byIds(ids);
    return {
      items: rows.map((row) => cardOf(row, now, locale)),
      paginate_data: { current_page: request.page, last_page: lastPage, per_page: request.per_page },
      total: matches.total,
      ...address,
      facets,
    };
  };
}
