import * as v from 'valibot';
import { CATALOG_TYPES } from '../sections/sections.ts';
import { defineCall } from './call.ts';
import { count, LIFE, nothing, slug } from './fields.ts';

/** Items that one file of a sitemap lists: with their pictures about 600 KB, where 50 MB are allowed. */
export const ITEMS_OF_SITEMAP = 1_000;

/** GET sitemap/stock: what search engines may list of the catalogue; the dealer corner is not for them (decision 21). */
export const indexedStock = defineCall({
  method: 'GET',
  path: '/sitemap/stock',
  request: nothing,
  response: v.object({
    /** Lists with something in them: a section's, a brand's, a collection's. */
    lists: v.array(
      v.object({
        /** First word of the address. */
        word: slug,
        brand: v.nullable(v.string()),
        collection: v.nullable(v.string()),
        /** When anything in it changed last. */
        updated_at: v.string(),
      }),
    ),
    /** Portions of items, by the number to ask for them with. */
    items: v.array(v.object({ from: count, updated_at: v.string() })),
  }),
  life: LIFE.short,
  access: 'storefront',
  limit: 'none',
});

/** GET sitemap/items: the portion of items from a number on; 404 for a number at which none begins. */
export const indexedItems = defineCall({
  method: 'GET',
  path: '/sitemap/items',
  request: v.object({ from: count }),
  response: v.object({
    data: v.array(
      v.object({
        catalog_type: v.picklist(CATALOG_TYPES),
        url: slug,
        updated_at: v.string(),
        /** Its pictures by name, with the pixels of their width. */
        pictures: v.array(v.object({ src: v.string(), width: count })),
      }),
    ),
  }),
  life: LIFE.none,
  access: 'storefront',
  limit: 'none',
});
