import { businessDay, dateOf } from './business-day.ts';
import { addDays } from './working-days.ts';

const HALF_DAY = 12 * 3_600_000;

/** The moment at which a day ends in a time zone. @param date ISO date. @param timeZone IANA name. */
export function endOfDay(date: string, timeZone: string): Date {
  // Noon UTC is on another date only in the zones farthest from Greenwich.
  let moment = Date.parse(`${date}T12:00:00Z`);
  for (;;) {
    const day = businessDay(new Date(moment), timeZone);
    if (day.date === date) return day.until;
    moment += day.date < date ? HALF_DAY : -HALF_DAY;
  }
}

/** The last full day of a hold: a hold that ends at midnight lasts until the day before. */
export function lastDayOf(until: Date, timeZone: string): string {
  return dateOf(new Date(until.getTime() - 1), timeZone);
}

/** The end of a hold that begins now and lasts until the end of a day, some days after today. */
export function endOfHold(now: Date, days: number, timeZone: string): Date {
  return endOfDay(addDays(businessDay(now, timeZone).date, days), timeZone);
}
