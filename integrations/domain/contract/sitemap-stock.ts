import * as v from 'valibot';
import { CATALOG_TYPES } from '../sections/sections.ts';
import { defineCall } from './call.ts';
import { count, CACHE_SECONDS, noFields, slug } from './fields.ts';

/** Items in one sitemap file: with their pictures about 600 KB; 50 MB are allowed. */
export const ITEMS_OF_SITEMAP = 1_000;

/** GET sitemap/stock: the catalogue for search engines, without the dealer corner (decision 21). */
export const indexedStock = defineCall({
  method: 'GET',
  path: '/sitemap/stock',
  request: noFields,
  response: v.object({
    /** Non-empty lists: of a section, a brand, a collection. */
    lists: v.array(
      v.object({
        /** First word of the address. */
        word: slug,
        brand: v.nullable(v.string()),
        collection: v.nullable(v.string()),
        /** When the list or an item in it last changed. */
        updated_at: v.string(),
      }),
    ),
    /** Portions of items, with the number to request each. */
    items: v.array(v.object({ from: count, updated_at: v.string() })),
  }),
  cacheSeconds: CACHE_SECONDS.short,
  access: 'storefront',
  limit: 'none',
});

/** GET sitemap/items: a portion of items; 404 for a number that starts no portion. */
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
        /** Its pictures by name, and their widths in pixels. */
        pictures: v.array(v.object({ src: v.string(), width: count })),
      }),
    ),
  }),
  cacheSeconds: CACHE_SECONDS.none,
  access: 'storefront',
  limit: 'none',
});
