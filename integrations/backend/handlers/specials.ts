import { CATALOG_TYPES, SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import { cardOf } from '../catalogue/item-card.ts';
import type { FilterState } from '../column-index/filter-state.ts';
import type { ListIndex } from '../column-index/list-index.ts';
import { matchRows } from '../column-index/match.ts';
import { pageOfIds } from '../column-index/order.ts';
import type { Handler, HandlerServices } from './handlers.ts';

/** Maximum number of offers of one kind of goods. */
const OF_A_KIND = 8;

const NEWEST = { sort: 'date_publish', direction: 'desc' } as const;

/**
 * Special offers (§7 `specials show`) in stock: items with a reduced price, promoted ones first. A kind without
 * reduced items shows its promoted items at full price (decision 223).
 */
export function specialsShowHandler({ catalogue, items }: HandlerServices): Handler<'specialsShow'> {
  return async (request, { locale }) => {
    const now = catalogue.current();
    const offers = CATALOG_TYPES.map((kind) => {
      const index = now.lists.get(SECTIONS[kind].list);
      return { kind, ids: index ? offersOf(index) : [] };
    }).filter(({ ids }) => ids.length > 0);
    const wanted = request['product_types[]'];
    const shown = offers.filter(({ kind }) => wanted.length === 0 || wanted.includes(kind));
    const rows = await items.byIds(shown.flatMap(({ ids }) => ids));
    return {
      data: rows.map((row) => cardOf(row, now, locale)),
      product_types: offers.map(({ kind }) => kind),
    };
  };
}

function offersOf(index: ListIndex): number[] {
  const idsOf = (flags: FilterState['flags']) => {
    const state: FilterState = { options: { statuses_income: ['in_stock'] }, flags, ranges: {} };
    return pageOfIds(index, NEWEST, matchRows(index, state).all, { offset: 0, limit: OF_A_KIND });
  };
  const reduced = [
    ...idsOf({ is_promo: true, price_with_discount: true }),
    ...idsOf({ price_with_discount: true }),
  ];
  return reduced.length > 0 ? [...new Set(reduced)].slice(0, OF_A_KIND) : idsOf({ is_promo: true });
}
