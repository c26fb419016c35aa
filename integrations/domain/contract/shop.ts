import * as v from 'valibot';
import { CURRENCIES } from '../i18n/currencies.ts';
import { CATALOG_TYPES, LISTS } from '../sections/sections.ts';
import { isMark } from '../look/mark.ts';
import { COLOUR_TOKENS, type ColourName } from '../look/palette.ts';
import { defineCall } from './call.ts';
import { count, CACHE_SECONDS, noFields, slug } from './fields.ts';

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/));

/** A city or one of its offices; a null title means that it is not listed (§3). */
const city = v.object({
  id: count,
  alias: slug,
  /** Alias of the city of an office. */
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

/** A palette: `#rrggbb` by colour name. */
const palette = v.object(
  Object.fromEntries(Object.keys(COLOUR_TOKENS).map((name) => [name, colour])) as Record<
    ColourName,
    typeof colour
  >,
);

/** The shop's own look, if it has one. */
const look = v.object({
  /** An SVG with shapes only; `currentColor` inherits the text colour of its place. */
  mark: v.nullable(
    v.pipe(
      v.string(),
      v.check((text) => isMark(text), 'is no mark: an SVG of shapes alone'),
    ),
  ),
  colours: v.nullable(v.object({ light: palette, dark: palette })),
});

/** GET /: main data. `sectionWidget` is a choice of sections for other clients (decision 613). */
export const mainData = defineCall({
  method: 'GET',
  path: '/',
  request: noFields,
  response: v.object({
    shop: v.object({
      name: v.string(),
      slogan: v.string(),
      founded: count,
      entities: v.array(legalEntity),
      /** Its logo and colours; absent or null when it uses those of the project. */
      look: v.optional(v.nullable(look)),
    }),
    /** Terms of every purchase, in the shop's words; null when it has written none. */
    sale_terms: v.nullable(v.object({ delivery: v.string(), returns: v.string(), payment: v.string() })),
    /** The cities of the host, in the order of its list. */
    cities: v.array(city),
    /** Alias of the city that is shown until the visitor's own is known. */
    default_city: v.nullable(slug),
    brands: v.array(v.object({ slug: v.string(), title: v.string(), popular: v.boolean() })),
    /** Kinds of goods that the shop sells; the others are hidden (decision 228). */
    sections: v.array(v.picklist(CATALOG_TYPES)),
    /** Address words of the lists that are not empty: only these are linked. */
    lists: v.array(v.picklist([...LISTS.values()].map(({ word }) => word))),
    sectionWidget: v.array(v.object({ title: v.string(), url: v.string() })),
  }),
  cacheSeconds: CACHE_SECONDS.long,
  access: 'visitor',
  limit: 'reads',
});

/** A messenger of a phone: its label from the specification, and a link. */
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
      /** Digits only, shown in groups 1 3 3-2-2. Null for a country without one. */
      hotline: v.nullable(v.string()),
      /** Working days to transfer a piece here from another city; null when unknown. */
      transfer_days: v.nullable(v.object({ from: count, to: count })),
      display_messengers: v.array(messenger),
      email: v.string(),
      /** Offices of the city; empty for a city with only a hotline (decision 28). */
      offices: v.array(
        v.object({
          alias: slug,
          title: v.string(),
          address: v.string(),
          directions: v.string(),
          hours: v.string(),
          /** By weekday from Monday: opening and closing minute of the day in the city's zone, null when closed. */
          schedule: v.array(hours),
          /** Annual special days with their own hours, by `MM-DD`. */
          special_days: v.array(v.object({ day: v.pipe(v.string(), v.regex(/^\d{2}-\d{2}$/)), hours })),
          /** ISO 3166-1 code of two letters. */
          country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
          time_zone: v.string(),
          latitude: v.number(),
          longitude: v.number(),
        }),
      ),
    }),
  }),
  cacheSeconds: CACHE_SECONDS.long,
  access: 'visitor',
  limit: 'reads',
});

/** The places of a menu item (§3, placement groups; the last two are of decision 96). */
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
  panelSelling: 10,
  panelBorrowing: 11,
} as const;

/** GET menu/list: menu items; the link is `/` plus url, except the contacts item (§2). */
export const menuList = defineCall({
  method: 'GET',
  path: '/menu/list',
  request: noFields,
  response: v.object({ data: v.array(v.object({ type_id: count, title: v.string(), url: v.string() })) }),
  cacheSeconds: CACHE_SECONDS.long,
  access: 'visitor',
  limit: 'reads',
});

/** GET currency: exchange rates, units of each currency for one US dollar. */
export const currency = defineCall({
  method: 'GET',
  path: '/currency',
  request: noFields,
  response: v.object({
    data: v.record(v.picklist(CURRENCIES), v.pipe(v.number(), v.minValue(0.0001))),
    updated_at: v.string(),
  }),
  cacheSeconds: CACHE_SECONDS.long,
  access: 'visitor',
  limit: 'reads',
});

/** Pages on which a message is shown: all of them, or those where people sell and have things appraised. */
export const MESSAGE_PLACES = ['everywhere', 'selling'] as const;

const message = v.object({
  id: count,
  text: v.string(),
  place: v.optional(v.picklist(MESSAGE_PLACES), 'everywhere'),
});

/** GET important-messages: banner texts, HTML sanitised by the backend (decision 60). */
export const importantMessages = defineCall({
  method: 'GET',
  path: '/important-messages',
  request: noFields,
  response: v.object({ data: v.object({ data: v.array(message) }) }),
  cacheSeconds: CACHE_SECONDS.short,
  access: 'visitor',
  limit: 'reads',
});
