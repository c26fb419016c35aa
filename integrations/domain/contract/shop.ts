import * as v from 'valibot';
import { CURRENCIES } from '../i18n/currencies.ts';
import { CATALOG_TYPES, LISTS } from '../sections/sections.ts';
import { isMark } from '../look/mark.ts';
import { COLOUR_TOKENS, type ColourName } from '../look/palette.ts';
import { defineCall } from './call.ts';
import { count, LIFE, nothing, slug } from './fields.ts';

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/));

/** A city, or an office of one; those with a null title are not listed (§3). */
const city = v.object({
  id: count,
  alias: slug,
  /** Alias of the city an office belongs to. */
  parent: v.nullable(slug),
  title: v.nullable(v.string()),
  /** Title with its preposition: "in Samara". */
  title_in: v.nullable(v.string()),
});

/** A legal entity of the shop: a pawnshop may not trade, so there are two (decision 68). */
const legalEntity = v.object({
  kind: v.picklist(['pawnshop', 'trade']),
  name: v.string(),
  details: v.string(),
});

/** A palette: `#rrggbb` for each name. */
const palette = v.object(
  Object.fromEntries(Object.keys(COLOUR_TOKENS).map((name) => [name, colour])) as Record<
    ColourName,
    typeof colour
  >,
);

/** How the shop looks, where it has a look of its own. */
const look = v.object({
  /** An SVG of shapes alone, `currentColor` where it takes the colour of its place. */
  mark: v.nullable(
    v.pipe(
      v.string(),
      v.check((text) => isMark(text), 'is no mark: an SVG of shapes alone'),
    ),
  ),
  colours: v.nullable(v.object({ light: palette, dark: palette })),
});

/** GET /: main data. `sectionWidget` is the home page's choice of sections. */
export const mainData = defineCall({
  method: 'GET',
  path: '/',
  request: nothing,
  response: v.object({
    shop: v.object({
      name: v.string(),
      slogan: v.string(),
      founded: count,
      entities: v.array(legalEntity),
      /** Its mark and colours; absent or null where it has the project's. */
      look: v.optional(v.nullable(look)),
    }),
    /** What holds for every purchase, in the shop's words; null where it has written none. */
    sale_terms: v.nullable(v.object({ delivery: v.string(), returns: v.string(), payment: v.string() })),
    /** Those of the host, in the order of its list. */
    cities: v.array(city),
    /** Alias of the city that is shown before the visitor's own is known. */
    default_city: v.nullable(slug),
    brands: v.array(v.object({ slug: v.string(), title: v.string(), popular: v.boolean() })),
    /** Kinds of goods that the shop deals in: nothing of the others is shown (decision 228). */
    sections: v.array(v.picklist(CATALOG_TYPES)),
    /** Address words of the lists that have something: links lead to no others. */
    lists: v.array(v.picklist([...LISTS.values()].map(({ word }) => word))),
    sectionWidget: v.array(v.object({ title: v.string(), url: v.string() })),
  }),
  life: LIFE.long,
  access: 'visitor',
  limit: 'reads',
});

/** A phone's messenger: the label as the specification gives it and a link. */
const messenger = v.object({ type: v.picklist(['telegram', 'whatsapp', 'viber']), link: v.string() });

/** Hours of a day, null when closed; a closing minute past 1440 is after midnight. */
const hours = v.nullable(v.object({ from: count, to: count }));

/** GET contacts/{city}: current contact (§3). 404 for an unknown city. */
export const contacts = defineCall({
  method: 'GET',
  path: '/contacts/{city}',
  request: v.object({ city: slug }),
  response: v.object({
    data: v.object({
      alias: slug,
      city: v.string(),
      city_in: v.string(),
      phone_header: v.string(),
      phone_link: v.string(),
      phone_item: v.string(),
      phone_item_link: v.string(),
      phone_skype: v.nullable(v.string()),
      phone_skype_link: v.nullable(v.string()),
      /** Digits only, shown in groups 1 3 3-2-2. Null where a country has none. */
      hotline: v.nullable(v.string()),
      /** Working days until a piece of another city can be seen here; null where nothing is said of them. */
      transfer_days: v.nullable(v.object({ from: count, to: count })),
      display_messengers: v.array(messenger),
      email: v.string(),
      /** Offices of the city; empty where there is only a hotline (decision 28). */
      offices: v.array(
        v.object({
          alias: slug,
          title: v.string(),
          address: v.string(),
          directions: v.string(),
          hours: v.string(),
          /** Per weekday from Monday: opening and closing minute of the day in the city's zone, null when closed. */
          schedule: v.array(hours),
          /** Days of every year with hours of their own, by `MM-DD`. */
          special_days: v.array(v.object({ day: v.pipe(v.string(), v.regex(/^\d{2}-\d{2}$/)), hours })),
          /** Two letters of ISO 3166-1. */
          country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
          time_zone: v.string(),
          latitude: v.number(),
          longitude: v.number(),
        }),
      ),
    }),
  }),
  life: LIFE.long,
  access: 'visitor',
  limit: 'reads',
});

/** Where a menu item stands (§3, placement groups). */
export const MENU_GROUPS = {
  panelBottom: 1,
  panelCatalog: 2,
  panelServices: 3,
  panelInfo: 4,
  footerCatalog: 5,
  footerServices: 6,
  footerInfo: 7,
  footerBottom: 8,
  catalogLinks: 9,
} as const;

/** GET menu/list: menu items; the link is `/` plus url, except the contacts item (§2). */
export const menuList = defineCall({
  method: 'GET',
  path: '/menu/list',
  request: nothing,
  response: v.object({ data: v.array(v.object({ type_id: count, title: v.string(), url: v.string() })) }),
  life: LIFE.long,
  access: 'visitor',
  limit: 'reads',
});

/** GET currency: units of each currency for one US dollar. */
export const currency = defineCall({
  method: 'GET',
  path: '/currency',
  request: nothing,
  response: v.object({
    data: v.record(v.picklist(CURRENCIES), v.pipe(v.number(), v.minValue(0.0001))),
    updated_at: v.string(),
  }),
  life: LIFE.long,
  access: 'visitor',
  limit: 'reads',
});

/** GET important-messages: banner texts, HTML sanitised by the backend (decision 60). */
export const importantMessages = defineCall({
  method: 'GET',
  path: '/important-messages',
  request: nothing,
  response: v.object({ data: v.object({ data: v.array(v.object({ id: count, text: v.string() })) }) }),
  life: LIFE.short,
  access: 'visitor',
  limit: 'reads',
});
