import * as v from 'valibot';
import { defineCall } from './call.ts';
import { count, LIFE, page, paginateData, slug } from './fields.ts';

/** Pages that a city has of its own, by the first word of their address. */
export const SEO_PAGES = ['contacts', 'document'] as const;
export type SeoPageName = (typeof SEO_PAGES)[number];

/** What a page with a text of its own is: a page of text, a service, or a page of a city. */
const SEO_TYPES = ['page', 'service', ...SEO_PAGES] as const;

/** GET main/seo/list/{cityAlias}: what search engines learn of a city's pages, and their texts; 404 when unknown. */
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
        /** What the page says of its city: sanitised HTML. */
        html: v.string(),
      }),
    ),
  }),
  life: LIFE.long,
  access: 'visitor',
  limit: 'reads',
});

/** GET seo-pages: every page with a text of its own; 404 past the last page (decision 22). */
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
        /** Last word of the address: a page's, a service's, a city's. */
        slug,
        /** The city whose page it is; null for pages without one. */
        city_id: v.nullable(count),
        title: v.string(),
        description: v.string(),
      }),
    ),
    paginate_data: paginateData,
  }),
  life: LIFE.long,
  access: 'visitor',
  limit: 'reads',
});
