import * as v from 'valibot';
import { reasonCode } from './reasons.ts';

/** Cache lifetimes of §9, seconds. */
export const CACHE_SECONDS = { none: 0, short: 300, long: 3600 } as const;

/** A whole number: text in an address, a number in JSON. */
export const count = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(0),
);

/** A page number, from 1. */
export const page = v.optional(v.pipe(count, v.minValue(1)), 1);

/** A flag that arrives as `1`, `true` or a boolean. */
export const flag = v.pipe(
  v.union([v.boolean(), v.number(), v.string()]),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);

/** A slug: Latin letters, digits, dots, dashes and underscores. */
export const slug = v.pipe(v.string(), v.regex(/^[a-zA-Z0-9][a-zA-Z0-9._-]{0,159}$/));

/** A day of the calendar, YYYY-MM-DD. The 30th of February has the format of one, and a database refuses it. */
export const calendarDay = v.pipe(
  v.string(reasonCode('value')),
  v.isoDate(reasonCode('value')),
  v.check(isInCalendar, reasonCode('value')),
);

/** An amount of money in US dollars, whole. */
export const usd = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A GTIN by its shape; `business/gtin.ts` checks the check digit. */
export const gtin = v.pipe(v.string(), v.regex(/^(\d{8}|\d{12,14})$/));

/** A call without any field. */
export const noFields = v.object({});

/** Paging of a list, as the backend names its fields. */
export const paginateData = v.object({
  current_page: count,
  last_page: v.pipe(count, v.minValue(1)),
  per_page: count,
});

/** A named thing for filters and links: its slug and its title in the host's language. */
export const named = v.object({ id: v.string(), title: v.string() });

/** `Date.parse` takes 30 February for 2 March. */
function isInCalendar(day: string): boolean {
  const moment = Date.parse(day);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day);
}
