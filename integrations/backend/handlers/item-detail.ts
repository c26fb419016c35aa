import { SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import { cardOf } from '../catalogue/item-card.ts';
import { factsOf } from '../catalogue/item-facts.ts';
import { similarIds } from '../column-index/similar.ts';
import { notFound } from '../errors/domain-error.ts';
import { itemPictures } from '../media/item-pictures.ts';
import { mainPlaceholder } from '../photographs/item-photographs.ts';
import { titleOf } from '../vocabulary/vocabulary.ts';
import type { Handler, Parts } from './handlers.ts';

/** Similar items shown beside an item. */
const SIMILAR = 8;

/** An item with all it has (§3 Product), also when it is in the archive (decision 9). */
export function detailHandler({ catalogue, items, reads }: Parts): Handler<'detail'> {
  return async ({ catalogType, itemUrl }, { locale }) => {
    const row = await items.byUrl(itemUrl);
    if (row?.catalogType !== catalogType) throw notFound('Item');
    const now = catalogue.current();
    const card = cardOf(row, now, locale);
    const index = now.lists.get(SECTIONS[catalogType].list);
    const likeness = {
      id: row.id,
      brand: card.brand.slug,
      collection: card.collection?.slug ?? null,
      bodyForm: row.bodyForm,
      type: row.type,
      price: row.discountUsd ?? row.priceUsd,
    };
    const similar = index ? await items.byIds(similarIds(index, likeness, SIMILAR)) : [];
    const isPhotographed = now.photographs.has(row.id);
    const placeholder = isPhotographed ? await mainPlaceholder(reads.database, row.id) : null;
    return {
      item: {
        ...card,
        pictures: itemPictures(row, now, placeholder),
        stock: row.stock,
        type: row.type === null ? null : { id: row.type, title: titleOf('types', row.type, locale) },
        year: row.catalogType === 'art' ? null : row.year,
        gender:
          row.gender === null ? null : { id: row.gender, title: titleOf('genders', row.gender, locale) },
        made_in: row.madeIn === null ? null : titleOf('countries', row.madeIn, locale),
        box: row.box,
        papers: row.papers,
        facts: factsOf(row, locale),
        published_at: row.publishedAt.toISOString(),
        updated_at: row.updatedAt.toISOString(),
      },
      similar: similar.map((other) => cardOf(other, now, locale)),
    };
  };
}
