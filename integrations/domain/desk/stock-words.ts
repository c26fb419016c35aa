import * as v from 'valibot';
import { LOCALES } from '../i18n/locales.ts';
import { CATALOG_TYPES } from '../sections/catalog-types.ts';
import { defineDeskCall } from './desk-call.ts';
import { cells } from './stock-fields.ts';
import { standing } from './stock-list.ts';

/** How a column is filled in. */
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

/** What forms of the stock are made of: the columns of the import, with the words that may stand in each. */
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
          /** The sections that have it; null for all. */
          sections: v.nullable(v.array(v.picklist(CATALOG_TYPES))),
          required: v.boolean(),
          /** Words that may stand there, titled in the language. */
          words: v.optional(v.array(v.object({ id: v.string(), title: v.string() }))),
          /** Who may change it. */
          needs: v.picklist(['stock_texts', 'stock_facts', 'stock_sale']),
        }),
      ),
      brands: v.array(v.object({ id: v.number(), title: v.string() })),
      cities: v.array(v.object({ id: v.string(), title: v.string() })),
      /** Where the pages of pieces are seen. */
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

/** GET stock/copy: cells of a new piece of a reference that is known, after the pieces that there are and were. */
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
