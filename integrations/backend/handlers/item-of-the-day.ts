import { CATALOG_TYPES, SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import { cardOf } from '../catalogue/item-card.ts';
import type { FilterState } from '../column-index/filter-state.ts';
import type { ListIndex } from '../column-index/list-index.ts';
import { matchRows } from '../column-index/match.ts';
import { pageOfIds } from '../column-index/order.ts';
import { businessDay } from '../business-days/business-day.ts';
import { unitOfDay } from '../business-days/unit-of-day.ts';
import { notFound } from '../errors/domain-error.ts';
import { readDocument } from '../content-store/read-document.ts';
import type { Handler, Parts } from './handlers.ts';

const NEWEST = { sort: 'date_publish', direction: 'desc' } as const;

/** Units of the day (§7 `daily show`): of each kind one that is discounted and available today. */
export function dailyShowHandler({ database, catalogue, items }: Parts): Handler<'dailyShow'> {
  return async (_request, { locale }) => {
    const shop = await readDocument(database, 'shop');
    if (!shop) throw notFound('Shop');
    const now = catalogue.current();
    const { date, until } = businessDay(new Date(), shop.time_zone);
    const ids = CATALOG_TYPES.flatMap((kind) => {
      const index = now.lists.get(SECTIONS[kind].list);
      return (index && unitOfDay(candidates(index, shop.popular_brands), date)) ?? [];
    });
    const rows = await items.byIds(ids);
    return {
      data: rows.map((row) => cardOf(row, now, locale)),
      until: until.toISOString(),
      time_zone: shop.time_zone,
    };
  };
}

/** Discounted items in stock: those of the brands in demand, or all when none of these is discounted. */
function candidates(index: ListIndex, brands: readonly string[]): number[] {
  const idsOf = (options: FilterState['options']) => {
    const state = { options, flags: { price_with_discount: true }, ranges: {} };
    return pageOfIds(index, NEWEST, matchRows(index, state).all, { offset: 0, limit: index.size });
  };
  const statuses = { statuses_income: ['in_stock'] };
  const wanted = idsOf({ ...statuses, brands });
  return wanted.length > 0 ? wanted : idsOf(statuses);
}
