import * as v from 'valibot';
import { defineCall } from './call.ts';
import { count, CACHE_SECONDS, page, paginateData, slug } from './fields.ts';

/** Pages that each city has, by the first word of their address. */
export const SEO_PAGES = ['contacts', 'document'] as const;
export type SeoPageName = (typeof SEO_PAGES)[number];

/** Kinds of pages with their own text: a text page, a service, or a page of a city. */
const SEO_TYPES = ['page', 'service', ...SEO_PAGES] as const;

/**
 * GET main/seo/list/{cityAlias}: metadata for search engines and texts of a city's pages; 404 for an unknown city.
 */
export const seoList = defineCall({
  method: 'GET',
  path: '/main/seo/list/{cityAlias}',
  request: v.object({ cityAlias: slug }),
  response: v.object({
    seos: v.array(
      v.object({
        page: v.picklist(SEO_PAGES),
        title: v.string(),
        description: v.string(),
        /** The page's text about its city: sanitised HTML. */
        html: v.string(),
      }),
    ),
  }),
  cacheSeconds: CACHE_SECONDS.long,
  access: 'visitor',
  limit: 'reads',
});

/** GET seo-pages: every page with its own text; 404 past the last page (decision 22). */
export const seoPages = defineCall({
  method: 'GET',
  path: '/seo-pages',
  request: v.object({
    per_page: v.optional(v.pipe(count, v.minValue(1), v.maxValue(1000)), 1000),
    page,
    city_id: v.optional(count),
    type: v.optional(v.picklist(SEO_TYPES)),
  }),
  response: v.object({
    data: v.array(
      v.object({
        type: v.picklist(SEO_TYPES),
        /** Last word of the address: slug of a page, a service or a city. */
        slug,
        /** The city of the page; null for pages without one. */
        city_id: v.nullable(count),
        title: v.string(),
        description: v.string(),
      }),
    ),
    paginate_data: paginateData,
  }),
  cacheSeconds: CACHE_SECONDS.long,
  access: 'visitor',
  limit: 'reads',
});
