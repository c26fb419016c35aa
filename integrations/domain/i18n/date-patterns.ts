import { formatDate } from './dates.ts';
import type { Locale } from './locales.ts';

/**
 * Date patterns of a language by month, with {{d}} and {{y}} for day and year: some browsers lack the Uzbek month
 * names.
 */
export type DatePatterns = readonly string[];

/** The patterns of a language; made on the server, which has the data of all languages. */
export function datePatterns(locale: Locale): DatePatterns {
  return Array.from({ length: 12 }, (_, month) => {
    const text = formatDate(`2001-${String(month + 1).padStart(2, '0')}-15`, locale);
    return text.replace('2001', '{{y}}').replace('15', '{{d}}');
  });
}

/** Formats a date like `formatDate`. @param date ISO date, or a moment: its day in the reader's time zone. */
export function patternDate(patterns: DatePatterns, date: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date);
  const at = new Date(isDay ? `${date}T00:00` : date);
  return (patterns[at.getMonth()] ?? '')
    .replace('{{d}}', String(at.getDate()))
    .replace('{{y}}', String(at.getFullYear()));
}

/** Formats a moment in the reader's time zone: date and 24-hour time, `9 ноября 2026 г., 14:05`. */
export function patternMoment(patterns: DatePatterns, moment: string): string {
  const at = new Date(moment);
  const minute = [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
  return `${patternDate(patterns, moment)}, ${minute}`;
}
