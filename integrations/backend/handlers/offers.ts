import { OFFERS_AT_ONCE } from '@tourbillon/domain/contract/offers.ts';
import { cardOf } from '../catalogue/item-card.ts';
import { offeredIds } from '../catalogue/offered-items.ts';
import { picturesOf } from '../media/item-pictures.ts';
import { titleOf } from '../vocabulary/vocabulary.ts';
import type { Handler, HandlerServices } from './handlers.ts';

/** A batch of items on sale, ordered by id. A change between two batches neither repeats nor hides an item. */
export function offersHandler({ database, catalogue, items: cached }: HandlerServices): Handler<'offers'> {
  return async ({ from }, { locale }) => {
    const { sections } = catalogue.current();
    const found = await offeredIds(database, { sections, from, most: OFFERS_AT_ONCE + 1 });
    const rows = await cached.byIds(found.slice(0, OFFERS_AT_ONCE));
    const now = catalogue.current();
    return {
      data: rows.map((row) => ({
        ...cardOf(row, now, locale),
        number: row.number,
        gtin: row.gtin,
        pictures: picturesOf(row, now),
        gender:
          row.gender === null ? null : { id: row.gender, title: titleOf('genders', row.gender, locale) },
        description: row.description[locale] ?? null,
      })),
      next: found[OFFERS_AT_ONCE] ?? null,
    };
  };
}
