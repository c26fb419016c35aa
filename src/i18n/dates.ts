import { LOCALE_FACTS, type Locale } from './locales.ts';

/**
 * A date as a text has it: `9 ноября 2026 г.`.
 * @param date ISO date or moment; its day in UTC is meant.
 */
export function formatDate(date: string, locale: Locale): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(date).toLocaleDateString(LOCALE_FACTS[locale].iso, format);
}

/** Minute of a day as a clock shows it, in 24 hours: 600 is `10:00`. */
export function formatMinute(minute: number): string {
  const hours = Math.floor(minute / 60) % 24;
  return `${String(hours).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/**
 * A day of every year as a text has it: `31 декабря`.
 * @param day `MM-DD`.
 */
export function formatMonthDay(day: string, locale: Locale): string {
  // A leap year, so that 29 February is one.
  const format = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Date(`2024-${day}`).toLocaleDateString(LOCALE_FACTS[locale].iso, format);
}
