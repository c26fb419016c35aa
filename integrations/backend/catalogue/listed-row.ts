import { scopeOfDelivery } from '@tourbillon/domain/sections/scope-of-delivery.ts';
import { dayOf } from '../column-index/age.ts';
import type { IndexRow } from '../column-index/row.ts';
import type { Catalogue } from './catalogue.ts';
import { complicationsOf } from './complications.ts';
import type { ListedItem } from './listed-columns.ts';

/** An item in the form in which lists filter and sort it. Other code that filters items uses it too. */
export function listedRow(
  row: ListedItem,
  {
    brandsById,
    brandPlaces,
    collectionsById,
  }: Pick<Catalogue, 'brandsById' | 'brandPlaces' | 'collectionsById'>,
): IndexRow {
  const archive = row.stock === 'archive';
  const collection = row.collectionId === null ? null : collectionsById.get(row.collectionId);
  return {
    ...row,
    brandPlace: brandPlaces.get(row.brandId) ?? 0,
    brand: brandsById.get(row.brandId)?.slug ?? '',
    collection: collection?.slug ?? null,
    // The archive hides prices (decision 9), so they are not sorted or filtered there.
    price: archive ? null : (row.discountUsd ?? row.priceUsd),
    set: scopeOfDelivery(row),
    // Archived items have no guarantee.
    guaranteed: !archive && row.guaranteeMonths !== null,
    discounted: !archive && row.discountUsd !== null,
    complications: complicationsOf(row.functions),
    // Of a range of years the first one.
    year: row.year === null ? null : Number.parseInt(row.year, 10),
    published: row.publishedAt.getTime(),
    publishedDay: dayOf(row.publishedAt.getTime()),
  };
}
