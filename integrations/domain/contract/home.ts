import * as v from 'valibot';
import { CATALOG_TYPES } from '../sections/sections.ts';
import { itemCard } from './catalogue.ts';
import { defineCall } from './call.ts';
import { count, CACHE_SECONDS, noFields, slug } from './fields.ts';

/** GET specials/show: special offers of the given kinds of goods; of all kinds when none is given. */
export const specialsShow = defineCall({
  method: 'GET',
  path: '/specials/show',
  request: v.object({ 'product_types[]': v.optional(v.array(v.picklist(CATALOG_TYPES)), []) }),
  response: v.object({
    /** Grouped by kind in the order of the sections, the newest of each kind first. */
    data: v.array(itemCard),
    /** All kinds with offers, independent of the request: the choices of a filter. */
    product_types: v.array(v.picklist(CATALOG_TYPES)),
  }),
  cacheSeconds: CACHE_SECONDS.short,
  access: 'visitor',
  limit: 'reads',
});

/** GET daily/show: units of the day. They change at midnight in the shop's zone, so browsers never cache them. */
export const dailyShow = defineCall({
  method: 'GET',
  path: '/daily/show',
  request: noFields,
  response: v.object({
    data: v.array(itemCard),
    /** When the next units replace them, ISO. */
    until: v.pipe(v.string(), v.isoTimestamp()),
    /** IANA name of the shop's zone. */
    time_zone: v.string(),
  }),
  cacheSeconds: CACHE_SECONDS.none,
  validUntil: ({ until }: { until: string }) => until,
  access: 'visitor',
  limit: 'reads',
});

/** GET discount/show: the shop's promotions, each with a link to its page. */
export const discountShow = defineCall({
  method: 'GET',
  path: '/discount/show',
  request: noFields,
  response: v.object({
    data: v.array(v.object({ id: count, title: v.string(), text: v.string(), url: v.string() })),
  }),
  cacheSeconds: CACHE_SECONDS.long,
  access: 'visitor',
  limit: 'reads',
});

/** GET advantages: the advantages of the shop. */
export const advantages = defineCall({
  method: 'GET',
  path: '/advantages',
  request: noFields,
  response: v.object({ data: v.array(v.object({ id: count, title: v.string(), text: v.string() })) }),
  cacheSeconds: CACHE_SECONDS.long,
  access: 'visitor',
  limit: 'reads',
});

/** The filters of a popular category, by their names in the address. */
const CATEGORY_FILTERS = ['genders', 'specials', 'body_forms', 'body_materials_for_filter'] as const;

/** GET clock/{category}: popular categories of watches. */
export const popularCategories = defineCall({
  method: 'GET',
  path: '/clock/{category}',
  request: v.object({ category: slug }),
  response: v.object({
    data: v.array(
      v.object({ filter: v.picklist(CATEGORY_FILTERS), id: v.string(), title: v.string(), count }),
    ),
  }),
  cacheSeconds: CACHE_SECONDS.short,
  access: 'visitor',
  limit: 'reads',
});
