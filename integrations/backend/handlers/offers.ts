import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import { OFFERS_AT_ONCE } from '@tourbillon/domain/contract/offers.ts';
import { AVAILABILITIES, isPurchasable } from '@tourbillon/domain/sections/item-statuses.ts';
import { cardOf } from '../catalogue/item-card.ts';
import { schema } from '../database/database.ts';
import { picturesOf } from '../media/item-pictures.ts';
import { titleOf } from '../vocabulary/vocabulary.ts';
import type { Handler, Parts } from './handlers.ts';

const { items } = schema;

/** What can be bought now: of current stock, neither held nor sold. */
const onSale = and(
  eq(items.stock, 'current'),
  inArray(items.availability, AVAILABILITIES.filter(isPurchasable)),
);

/** A portion of what is on sale, in the order of the ids: a change meanwhile neither repeats nor hides a piece. */
export function offersHandler({ database, catalogue, items: cached }: Parts): Handler<'offers'> {
  return async ({ from }, { locale }) => {
    const found = await database
      .select({ id: items.id })
      .from(items)
      .where(and(onSale, gte(items.id, from)))
      .orderBy(asc(items.id))
      .limit(OFFERS_AT_ONCE + 1);
    const rows = await cached.byIds(found.slice(0, OFFERS_AT_ONCE).map(({ id }) => id));
    const now = catalogue.current();
    return {
      data: rows.map((row) => ({
        ...cardOf(row, now, locale),
        number: row.number,
        pictures: picturesOf(row, now),
        gender:
          row.gender === null ? null : { id: row.gender, title: titleOf('genders', row.gender, locale) },
        description: row.description[locale] ?? null,
      })),
      next: found[OFFERS_AT_ONCE]?.id ?? null,
    };
  };
}
