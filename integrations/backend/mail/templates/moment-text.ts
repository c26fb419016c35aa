import { formatDate } from '@tourbillon/domain/i18n/dates.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import type { Fact } from './letter.ts';

/** Time zones with a name in the messages. Any other is shown as its offset from GMT. */
const NAMED = {
  'Europe/Moscow': 'mail.zoneMoscow',
  'Europe/Kyiv': 'mail.zoneKyiv',
  'Asia/Tashkent': 'mail.zoneTashkent',
} as const;

/** A moment, and the time zone in which the letter shows it. */
export interface OfficeMoment {
  /** ISO. */
  at: string;
  /** IANA name; missing in letters queued by an earlier version. */
  zone?: string;
}

/** A moment as text: `22 ноября 2026 г., 14:05 (московское время)`. */
export function momentText(
  { at, zone: timeZone = 'UTC' }: OfficeMoment,
  { t, locale }: { t: Translate; locale: Locale },
): string {
  const moment = new Date(at);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, ...options }).format(moment);
  const time = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const date = formatDate(part({ dateStyle: 'short' }), locale);
  return `${date}, ${time} (${zoneText(timeZone, t, moment)})`;
}

/** The name of a time zone in letters, at a moment. */
export function zoneText(timeZone: string, t: Translate, moment = new Date()): string {
  return timeZone in NAMED ? t(NAMED[timeZone as keyof typeof NAMED]) : offsetOf(moment, timeZone);
}

/** A row with the time of an event; empty for letters queued by an earlier version. */
export function whenFact(
  { at, zone }: Partial<OfficeMoment>,
  words: { t: Translate; locale: Locale },
): Fact[] {
  if (at === undefined) return [];
  return [{ label: words.t('letters.when'), value: momentText({ at, ...(zone && { zone }) }, words) }];
}

/** The offset from GMT: `GMT+5`. */
function offsetOf(moment: Date, timeZone: string): string {
  if (timeZone === 'UTC') return timeZone;
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(
    moment,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
