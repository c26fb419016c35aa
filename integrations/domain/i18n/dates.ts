import { LOCALE_FACTS, type Locale } from './locales.ts';

/**
 * Formats a date for a text: `9 ноября 2026 г.`.
 * @param date ISO date or moment; its day in UTC is used.
 */
export function formatDate(date: string, locale: Locale): string {
  const day = new Date(date);
  if (locale !== 'uz') return formatOf(locale, true).format(day);
  return `${day.getUTCFullYear()}-yil ${uzbekDay(day)}`;
}

/** Formats the minute of a day as 24-hour time: 600 is `10:00`. */
export function formatMinute(minute: number): string {
  const hours = Math.floor(minute / 60) % 24;
  return `${String(hours).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/**
 * Formats an annual day for a text: `31 декабря`.
 * @param day `MM-DD`.
 */
export function formatMonthDay(day: string, locale: Locale): string {
  // A leap year, so that 29 February exists.
  const date = new Date(`2024-${day}`);
  return locale === 'uz' ? uzbekDay(date) : formatOf(locale, false).format(date);
}

/** Uzbek months, which Chromium browsers lack (decision 92). */
const UZBEK_MONTHS = [
  ...['yanvar', 'fevral', 'mart', 'aprel', 'may', 'iyun'],
  ...['iyul', 'avgust', 'sentabr', 'oktabr', 'noyabr', 'dekabr'],
] as const;

function uzbekDay(date: Date): string {
  return `${date.getUTCDate()}-${UZBEK_MONTHS[date.getUTCMonth()] ?? ''}`;
}

/** Formatters by language: creating one costs a hundred times as much as using it. */
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
