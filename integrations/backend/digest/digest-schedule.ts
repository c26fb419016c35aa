import { businessDay } from '../business-days/business-day.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The day before the weekly letter, in the numbering of `Date.getUTCDay`: the letter is sent on Thursdays. */
const DAY_BEFORE_LETTER = 3;

/** Hours after the beginning of Thursday in the shop's time zone. */
const AT = 10;

/**
 * The latest time at which a weekly letter was due: Thursday at ten in the shop's time zone. @param timeZone IANA
 * name.
 */
export function lastDigest(now: Date, timeZone: string): Date {
  for (let days = 0; ; days++) {
    const { date, until } = businessDay(new Date(now.getTime() - days * DAY), timeZone);
    const due = new Date(until.getTime() + AT * HOUR);
    if (new Date(date).getUTCDay() === DAY_BEFORE_LETTER && due <= now) return due;
  }
}
