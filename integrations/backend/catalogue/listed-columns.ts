import { type AnyFilterName, type FieldOf, FILTERS } from '@tourbillon/domain/sections/filters.ts';
import { schema } from '../database/database.ts';
import type { ItemRow } from '../database/schema/items.ts';

const { items } = schema;

/** Columns that filters use unchanged. */
type FilterColumn = Extract<FieldOf<AnyFilterName>, keyof ItemRow>;

const filterColumns = Object.fromEntries(
  Object.values(FILTERS).flatMap(({ reads }) =>
    reads in items ? [[reads, items[reads as FilterColumn]]] : [],
  ),
) as Pick<typeof items, FilterColumn>;

/** The columns of an item for filters, sorting and addresses of lists. */
export const LISTED_COLUMNS = {
  ...filterColumns,
  id: items.id,
  catalogType: items.catalogType,
  stock: items.stock,
  brandId: items.brandId,
  collectionId: items.collectionId,
  priceUsd: items.priceUsd,
  discountUsd: items.discountUsd,
  box: items.box,
  papers: items.papers,
  guaranteeMonths: items.guaranteeMonths,
  publishedAt: items.publishedAt,
  functions: items.functions,
};

/** Those columns of a row. */
export type ListedItem = Pick<ItemRow, Exclude<keyof typeof LISTED_COLUMNS, 'catalogType'>>;
