import { businessDay } from '../business-days/business-day.ts';
import { endOfDay } from '../business-days/last-day.ts';

/**
 * The time of a sale on a day: now if it is today, else the last moment of that day.
 * @param date ISO date in the zone.
 */
export function momentOfSale(date: string, zone: string, now: Date): Date {
  const isToday = businessDay(now, zone).date === date;
  return isToday ? now : new Date(endOfDay(date, zone).getTime() - 1);
}
