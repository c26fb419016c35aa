import * as v from 'valibot';
import { PAGE_SIZE } from '../sections/sorts.ts';
import {
  type AnyFilterName,
  filterOf,
  FILTERS,
  type FlagName,
  type OptionName,
  type RangeName,
} from '../sections/filters.ts';
import { CATALOG_TYPES } from '../sections/sections.ts';
import { AVAILABILITIES, CONDITIONS, TAGS } from '../sections/item-statuses.ts';
import { defineCall } from './call.ts';
import { calendarDay, count, flag, CACHE_SECONDS, named, page, paginateData, slug, usd } from './fields.ts';

const ids = v.optional(v.array(v.pipe(v.string(), v.maxLength(80))), []);
const bound = v.optional(v.pipe(v.union([v.number(), v.pipe(v.string(), v.transform(Number))]), v.finite()));

/** Fields of the filters: one for options and for a flag, two for a range. */
type FilterEntries = { [Name in OptionName as `${Name}[]`]: typeof ids } & Record<
  FlagName,
  v.OptionalSchema<typeof flag, undefined>
> & { [Name in RangeName as `${Name}_from` | `${Name}_to`]: typeof bound };

/** Parameters of the filters; arrays are `name[]` (§3 and §7). Bounds of price are US dollars. */
export const filterEntries = Object.fromEntries(
  (Object.keys(FILTERS) as AnyFilterName[])
    .map(filterOf)
    .flatMap(({ name, kind }): [string, v.GenericSchema][] => {
      if (kind === 'options') return [[`${name}[]`, ids]];
      return kind === 'flag'
        ? [[name, v.optional(flag)]]
        : [
            [`${name}_from`, bound],
            [`${name}_to`, bound],
          ];
    }),
) as FilterEntries;

/** Parameters of a list. */
const catalogueQuery = { brand: v.optional(slug), collection: v.optional(slug), ...filterEntries };

/** Brand or collection of an item. */
const label = v.object({ slug: v.string(), title: v.string() });

/** Price of an item in whole US dollars; null when it is on request or hidden (decisions 9, 32, 36). */
export const price = v.nullable(v.object({ usd, discount_usd: v.nullable(usd) }));

/** View of an item in a picture: the whole item from a side, or a detail. */
export const PICTURE_VIEWS = ['front', 'angled', 'back', 'turned', 'open', 'detail'] as const;
export type PictureView = (typeof PICTURE_VIEWS)[number];

/** A picture of an item, a text or a person. */
export const picture = v.object({
  /**
   * Its name: a path below the backend's `media`, `clock/{itemUrl}/front.{edition}` or
   * `clock/{itemUrl}/photo.{hash}`. A name always means the same picture; a changed picture gets a new name.
   */
  src: v.pipe(v.string(), v.maxLength(240)),
  /** Its view, for the alternative text; absent when unknown. */
  view: v.optional(v.picklist(PICTURE_VIEWS)),
  /** Pixels of the original. */
  width: count,
  height: count,
  /** Shown until the picture is loaded: a data URL of about 300 bytes, for the main picture of a page. */
  placeholder: v.nullable(v.pipe(v.string(), v.regex(/^data:image\/(webp|svg\+xml)[;,]/), v.maxLength(400))),
});
export type Picture = v.InferOutput<typeof picture>;

/** Kind of an item's picture: a photograph of this very piece, or a drawing that replaces one (decision 98). */
const PICTURE_MEDIA = ['photo', 'drawing'] as const;

/** A picture of an item. All pictures of one item are of the same kind: drawings when the shop has no photograph. */
export const itemPicture = v.object({ ...picture.entries, kind: v.picklist(PICTURE_MEDIA) });
export type ItemPicture = v.InferOutput<typeof itemPicture>;

/** An item as a list shows it. */
export const itemCard = v.object({
  url: slug,
  catalog_type: v.picklist(CATALOG_TYPES),
  brand: label,
  collection: v.nullable(label),
  /** Empty when only the reference is known (decision 86). */
  model: v.string(),
  reference: v.nullable(v.string()),
  /** A short description in lower case for an item without a reference: `ring, rose gold, diamond`. */
  summary: v.nullable(v.string()),
  condition: v.picklist(CONDITIONS),
  availability: v.picklist(AVAILABILITIES),
  /** For a reserved item: the last day of the hold, ISO, in the shop's zone; null when none was set. */
  held_until: v.optional(v.nullable(calendarDay), null),
  /** Where it can be seen: city alias and title. */
  cities: v.array(named),
  price,
  tags: v.array(v.picklist(TAGS)),
  /** The front first, then further views; a card shows the first two. */
  pictures: v.array(itemPicture),
  diameter_mm: v.nullable(v.number()),
  /** Its defects; empty when it has none. */
  defects: v.array(v.string()),
});
export type ItemCard = v.InferOutput<typeof itemCard>;

/** A choice of a filter group, and the number of items it leaves when the other groups apply. */
export const facetOption = v.object({
  id: v.string(),
  title: v.string(),
  count,
  /** Brands only: whether it is among the popular ones (§4, brand_group_selector). */
  popular: v.optional(v.boolean()),
});
export type FacetOption = v.InferOutput<typeof facetOption>;

/** Choices of the groups by filter name, and useful bounds for the ranges. */
export const facets = v.object({
  options: v.record(v.string(), v.array(facetOption)),
  /** Number of items that each flag (`is_promo`, `is_vip`, `price_with_discount`) leaves. */
  flags: v.record(v.string(), count),
  ranges: v.record(
    v.string(),
    v.nullable(
      v.object({
        from: v.number(),
        to: v.number(),
        /** Of prices, for a histogram: how many are in each of the equal parts of a logarithmic scale between the two. */
        bars: v.optional(v.array(count)),
      }),
    ),
  ),
});
export type Facets = v.InferOutput<typeof facets>;

/** GET catalogue/{url}: a page of a list; `url` is the section's list or archive word. */
export const catalogue = defineCall({
  method: 'GET',
  path: '/catalogue/{url}',
  request: v.object({
    url: slug,
    ...catalogueQuery,
    sort: v.optional(v.picklist(['date_publish', 'brand_id', 'price_usd']), 'date_publish'),
    direction: v.optional(v.picklist(['asc', 'desc']), 'desc'),
    page,
    per_page: v.optional(v.pipe(count, v.minValue(1), v.maxValue(100)), PAGE_SIZE),
    /** Whether to count the filters too: one request instead of one for each group. */
    facets: v.optional(flag, false),
  }),
  response: v.object({
    items: v.array(itemCard),
    paginate_data: paginateData,
    total: count,
    /** Brand and collection of the address; null when absent. */
    brand: v.nullable(label),
    collection: v.nullable(label),
    facets: v.nullable(facets),
  }),
  cacheSeconds: CACHE_SECONDS.short,
  access: 'visitor',
  limit: 'reads',
});

/** GET {catalogType}/filter/{option}: one filter group under the same conditions as a list. */
export const filterOption = defineCall({
  method: 'GET',
  path: '/{catalogType}/filter/{option}',
  request: v.object({
    catalogType: v.picklist(CATALOG_TYPES),
    option: slug,
    grouped: v.optional(flag),
    /** 1 current stock, 0 archive (decision 9). */
    available: v.optional(flag, true),
    ...catalogueQuery,
  }),
  response: v.object({ data: v.array(facetOption) }),
  cacheSeconds: CACHE_SECONDS.short,
  access: 'visitor',
  limit: 'reads',
});

/** GET property/brand/about: the shop's texts about brands, plain text, and the text pages that say more. */
export const brandAbout = defineCall({
  method: 'GET',
  path: '/property/brand/about',
  request: v.object({ catalogType: v.optional(v.picklist(CATALOG_TYPES)) }),
  response: v.object({
    data: v.array(
      v.object({
        ...label.entries,
        catalog_type: v.picklist(CATALOG_TYPES),
        about: v.string(),
        /** The text page below the brand's list, for `seo-pages/{param}`. */
        page: v.nullable(slug),
      }),
    ),
  }),
  cacheSeconds: CACHE_SECONDS.long,
  access: 'visitor',
  limit: 'reads',
});

/** Maximum number of items in one call by name. */
export const MOST_BY_NAME = 100;

/** GET items: cards of items by their urls, in that order; unknown items are left out. */
export const itemsByUrl = defineCall({
  method: 'GET',
  path: '/items',
  request: v.object({ 'urls[]': v.pipe(v.array(slug), v.maxLength(MOST_BY_NAME)) }),
  response: v.object({ items: v.array(itemCard) }),
  cacheSeconds: CACHE_SECONDS.none,
  access: 'visitor',
  limit: 'reads',
});
