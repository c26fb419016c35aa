import { formatDate } from '@tourbillon/domain/i18n/dates.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

/**
 * Formats a moment in the local time zone: date in words, hours and minutes. @param moment ISO; null gives an empty
 * text.
 */
export function formatMoment(moment: string | null | undefined, locale: Locale): string {
  if (!moment) return '';
  const at = new Date(moment);
  const pad = (part: number) => String(part).padStart(2, '0');
  const day = `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
  return `${formatDate(day, locale)}, ${pad(at.getHours())}:${pad(at.getMinutes())}`;
}
