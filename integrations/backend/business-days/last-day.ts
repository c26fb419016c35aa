import { businessDay } from './business-day.ts';
import { addDays } from './working-days.ts';

const HALF_DAY = 12 * 3_600_000;

/** The moment a day ends where the shop is. @param date ISO date. @param timeZone IANA name. */
export function endOfDay(date: string, timeZone: string): Date {
  // Noon of a date in Greenwich is the day before or after it only at the edges of the map.
  let moment = Date.parse(`${date}T12:00:00Z`);
  for (;;) {
    const day = businessDay(new Date(moment), timeZone);
    if (day.date === date) return day.until;
    moment += day.date < date ? HALF_DAY : -HALF_DAY;
  }
}

/** The last day of a hold that ends at a moment: one that ends at midnight lasts until the day before. */
export function lastDayOf(until: Date, timeZone: string): string {
  return businessDay(new Date(until.getTime() - 1), timeZone).date;
}

/** The end of a hold that begins now and lasts some days after today. */
export function endOfHold(now: Date, days: number, timeZone: string): Date {
  return endOfDay(addDays(businessDay(now, timeZone).date, days), timeZone);
}
