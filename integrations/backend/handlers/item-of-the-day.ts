import { CATALOG_TYPES, SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import { cardOf } from '../catalogue/item-card.ts';
import { businessDay } from '../business-days/business-day.ts';
import { itemOfDay } from '../business-days/item-of-day.ts';
import { dayCandidates } from '../catalogue/day-candidates.ts';
import { numbersInStock } from '../catalogue/numbers-in-stock.ts';
import { notFound } from '../errors/domain-error.ts';
import { readDocument } from '../content-store/read-document.ts';
import type { Handler, HandlerServices } from './handlers.ts';

/**
 * Items of the day (§7 `daily show`): one available item of each kind, the shop's choice or else by rule
 * (decision 223).
 */
export function dailyShowHandler({ database, catalogue, items }: HandlerServices): Handler<'dailyShow'> {
  return async (_request, { locale }) => {
    const [shop, choices = []] = await Promise.all([
      readDocument(database, 'shop'),
      readDocument(database, 'daily'),
    ]);
    if (!shop) throw notFound('Shop');
    const now = catalogue.current();
    const { date, until } = businessDay(new Date(), shop.time_zone);
    const today = choices.filter(({ day }) => day === date).map(({ number }) => number);
    const chosen = await numbersInStock(database, today);
    const ids = CATALOG_TYPES.flatMap((kind) => {
      const own = chosen.find(({ catalogType }) => catalogType === kind);
      if (own) return own.id;
      const index = now.lists.get(SECTIONS[kind].list);
      return (index && itemOfDay(dayCandidates(index, shop.popular_brands, now.photographs), date)) ?? [];
    });
    const rows = await items.byIds(ids);
    return {
      data: rows.map((row) => cardOf(row, now, locale)),
      until: until.toISOString(),
      time_zone: shop.time_zone,
    };
  };
}
