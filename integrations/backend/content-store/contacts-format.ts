import * as v from 'valibot';
import { LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { mistakeMessage } from '@tourbillon/domain/texts/text-mistakes/text-mistakes.ts';
import { monthDay, slug, text, words } from './field-formats.ts';

const contact = v.object({
  phone_header: text,
  phone_link: text,
  phone_item: text,
  phone_item_link: text,
  phone_skype: v.nullable(text),
  phone_skype_link: v.nullable(text),
  hotline: v.nullable(v.pipe(v.string(), v.regex(/^\d{11}$/))),
  messengers: v.array(v.object({ type: v.picklist(['telegram', 'whatsapp', 'viber']), link: text })),
  email: text,
});
const minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1440));
/** Opening hours in minutes; a closing time after midnight is greater than 1440. */
const hours = v.nullable(
  v.object({ from: minute, to: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2880)) }),
);

/** The cities of the shop and their offices. */
export const contactsFile = v.object({
  /** Cities at the head of a site's list; the first is shown until the visitor's own city is known. */
  first: v.optional(
    v.partial(
      v.object(
        Object.fromEntries(LOCALES.map((locale) => [locale, v.array(slug)])) as Record<
          Locale,
          v.ArraySchema<typeof slug, undefined>
        >,
      ),
    ),
    {},
  ),
  cities: v.array(
    v.object({
      ...contact.entries,
      id: v.number(),
      alias: slug,
      parent: v.nullable(slug),
      /** The address for requests of this city to the staff; by default `STAFF_EMAIL`. Visitors do not see it. */
      staff_email: v.optional(v.pipe(v.string(), v.email())),
      /** Working days to transfer an item from another city. */
      transfer_days: v.optional(v.object({ from: v.number(), to: v.number() })),
      /** If present, only the sites in these languages list the city. */
      only: v.optional(v.array(v.picklist(LOCALES))),
      /** IANA name of its time zone, for a city without an office: letters give the local time. */
      time_zone: v.optional(text),
      city: words,
      city_in: words,
      offices: v.array(slug),
    }),
  ),
  offices: v.array(
    v.object({
      alias: slug,
      title: words,
      address: words,
      directions: words,
      hours: words,
      schedule: v.pipe(v.array(hours), v.length(7)),
      special_days: v.array(v.object({ day: monthDay, hours })),
      country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, mistakeMessage('country'))),
      time_zone: text,
      latitude: v.number(),
      longitude: v.number(),
    }),
  ),
});
