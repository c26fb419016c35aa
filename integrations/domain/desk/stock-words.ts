import * as v from 'valibot';
import { LOCALES } from '../i18n/locales.ts';
import { CATALOG_TYPES } from '../sections/catalog-types.ts';
import { defineDeskCall } from './desk-call.ts';
import { cells } from './stock-fields.ts';
import { standing } from './stock-list.ts';

/** Input kinds of a column. */
const COLUMN_KINDS = [
  'text',
  'lines',
  'number',
  'day',
  'flag',
  'word',
  'words',
  'brand',
  'collection',
  'city',
] as const;

/** GET stock/words: the data for the stock forms, which are the columns of the import, with the terms allowed in each. */
export const stockWords = defineDeskCall({
  method: 'GET',
  path: '/stock/words',
  request: v.object({ locale: v.picklist(LOCALES) }),
  response: v.object({
    data: v.object({
      columns: v.array(
        v.object({
          name: v.string(),
          kind: v.picklist(COLUMN_KINDS),
          /** Sections with this column; null for all. */
          sections: v.nullable(v.array(v.picklist(CATALOG_TYPES))),
          required: v.boolean(),
          /** Allowed terms, with titles in the language. */
          words: v.optional(v.array(v.object({ id: v.string(), title: v.string() }))),
          /** The permission that a change needs. */
          needs: v.picklist(['stock_texts', 'stock_facts', 'stock_sale']),
        }),
      ),
      brands: v.array(v.object({ id: v.number(), title: v.string() })),
      cities: v.array(v.object({ id: v.string(), title: v.string() })),
      /** Sites that show the pages of pieces. */
      sites: v.array(v.object({ locale: v.picklist(LOCALES), origin: v.string() })),
    }),
  }),
  access: 'stock',
  audited: 'nothing',
});

/** GET stock/collections: titles of the collections of a brand in a section. */
export const stockCollections = defineDeskCall({
  method: 'GET',
  path: '/stock/collections',
  request: v.object({ brand: v.string(), section: v.picklist(CATALOG_TYPES) }),
  response: v.object({ data: v.array(v.string()) }),
  access: 'stock',
  audited: 'nothing',
});

/** GET stock/copy: cells for a new piece of a known reference, copied from current and sold pieces of it. */
export const copyOfReference = defineDeskCall({
  method: 'GET',
  path: '/stock/copy',
  request: v.object({ reference: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(60)) }),
  response: v.object({
    data: v.object({ cells, pieces: v.array(v.object(standing)) }),
  }),
  access: 'stock_facts',
  audited: 'nothing',
});
