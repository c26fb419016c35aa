import * as v from 'valibot';
import { CATALOG_TYPES } from '../sections/sections.ts';
import { itemCard } from './catalogue.ts';
import { defineCall } from './call.ts';
import { count, LIFE, nothing, slug } from './fields.ts';

/** GET specials/show: special offers of the wanted kinds of goods, of all kinds when none is named. */
export const specialsShow = defineCall({
  method: 'GET',
  path: '/specials/show',
  request: v.object({ 'product_types[]': v.optional(v.array(v.picklist(CATALOG_TYPES)), []) }),
  response: v.object({
    /** Kind by kind in the order of the sections, the newest of each kind first. */
    data: v.array(itemCard),
    /** The kinds that have offers, whatever was asked for: what a filter can choose from. */
    product_types: v.array(v.picklist(CATALOG_TYPES)),
  }),
  life: LIFE.short,
  access: 'visitor',
  limit: 'reads',
});

/** GET daily/show: units of the day. Never kept: at midnight of the shop's zone they are others. */
export const dailyShow = defineCall({
  method: 'GET',
  path: '/daily/show',
  request: nothing,
  response: v.object({
    data: v.array(itemCard),
    /** The moment the next units take their place, ISO. */
    until: v.pipe(v.string(), v.isoTimestamp()),
    /** IANA name of the shop's zone. */
    time_zone: v.string(),
  }),
  life: LIFE.none,
  access: 'visitor',
  limit: 'reads',
});

/** GET discount/show: pawnshop actions, each leading to the page that explains it. */
export const discountShow = defineCall({
  method: 'GET',
  path: '/discount/show',
  request: nothing,
  response: v.object({
    data: v.array(v.object({ id: count, title: v.string(), text: v.string(), url: v.string() })),
  }),
  life: LIFE.long,
  access: 'visitor',
  limit: 'reads',
});

/** GET advantages: why people come to this shop. */
export const advantages = defineCall({
  method: 'GET',
  path: '/advantages',
  request: nothing,
  response: v.object({ data: v.array(v.object({ id: count, title: v.string(), text: v.string() })) }),
  life: LIFE.long,
  access: 'visitor',
  limit: 'reads',
});

/** What a popular category narrows the list of watches by: the filter's name, as the address has it. */
const CATEGORY_FILTERS = ['genders', 'specials', 'body_forms', 'body_materials_for_filter'] as const;

/** GET clock/{category}: popular categories, the ways into the list of watches that most people take. */
export const popularCategories = defineCall({
  method: 'GET',
  path: '/clock/{category}',
  request: v.object({ category: slug }),
  response: v.object({
    data: v.array(
      v.object({ filter: v.picklist(CATEGORY_FILTERS), id: v.string(), title: v.string(), count }),
    ),
  }),
  life: LIFE.short,
  access: 'visitor',
  limit: 'reads',
});
