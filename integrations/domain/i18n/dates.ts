import { LOCALE_FACTS, type Locale } from './locales.ts';

/**
 * A date as a text has it: `9 ноября 2026 г.`.
 * @param date ISO date or moment; its day in UTC is meant.
 */
export function formatDate(date: string, locale: Locale): string {
  const at = new Date(date);
  // Intl writes `9-noyabr, 2026`; the language puts the year first (decision 92).
  if (locale === 'uz') return `${at.getUTCFullYear()}-yil ${formatOf(locale, false).format(at)}`;
  return formatOf(locale, true).format(at);
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
  return formatOf(locale, false).format(new Date(`2024-${day}`));
}

/** Making one costs a hundred times as much as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: Locale, withYear: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${withYear}`;
  let format = formats.get(key);
  if (!format) {
    const year = withYear ? ({ year: 'numeric' } as const) : {};
    const parts = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
    const { iso, dates = iso } = LOCALE_FACTS[locale];
    format = new Intl.DateTimeFormat(dates, { ...parts, ...year });
    formats.set(key, format);
  }
  return format;
}
