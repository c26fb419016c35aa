import { businessDay } from '../business-days/business-day.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The day before the one on which the weekly letter goes, as `Date.getUTCDay` counts: it goes on Thursdays. */
const EVE = 3;

/** Hours after that day has begun in the shop's zone. */
const AT = 10;

/** The latest moment at which a weekly letter was due: Thursday at ten where the shop is. @param timeZone IANA name. */
export function lastDigest(now: Date, timeZone: string): Date {
  for (let days = 0; ; days++) {
    const { date, until } = businessDay(new Date(now.getTime() - days * DAY), timeZone);
    const due = new Date(until.getTime() + AT * HOUR);
    if (new Date(date).getUTCDay() === EVE && due <= now) return due;
  }
}
