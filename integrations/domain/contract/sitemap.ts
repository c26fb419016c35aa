import * as v from 'valibot';
import { defineCall } from './call.ts';
import { count, CACHE_SECONDS, noFields } from './fields.ts';

/** A page: its address without the leading slash, as in menus. */
const link = v.object({ title: v.string(), url: v.string() });

/** GET sitemap: published pages for the site map page. The storefront adds sections and fixed pages. */
export const sitemap = defineCall({
  method: 'GET',
  path: '/sitemap',
  request: noFields,
  response: v.object({
    data: v.object({
      /** Brands with items in a list, the largest first. */
      brands: v.array(
        v.object({
          /** First word of the list's address. */
          list: v.string(),
          items: v.array(v.object({ ...link.entries, count })),
        }),
      ),
      services: v.array(link),
      /** The newest first. */
      articles: v.array(v.object({ ...link.entries, type: count })),
      /** Cities and offices in the order of the city list, with their contacts and documents. */
      cities: v.array(v.object({ title: v.string(), contacts: v.string(), documents: v.string() })),
    }),
  }),
  cacheSeconds: CACHE_SECONDS.long,
  access: 'visitor',
  limit: 'reads',
});
