import { formatDate } from '@tourbillon/domain/i18n/dates.ts';
import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import type { Database } from '../database/database.ts';
import { readDocument } from '../content-store/read-document.ts';

/** Zones that a language has words for; any other is named by its distance from Greenwich. */
const NAMED = {
  'Europe/Moscow': 'mail.zoneMoscow',
  'Asia/Tashkent': 'mail.zoneTashkent',
} as const;

/** A moment, and the zone its reader's letter gives it in. */
export interface OfficeMoment {
  /** ISO. */
  at: string;
  /** IANA name; letters that were queued by an earlier version have none. */
  zone?: string;
}

/** A moment for a letter in a language: in the zone of the main office of its site (decision 91). */
export async function officeMoment(tx: Database, locale: Locale, at: Date): Promise<OfficeMoment> {
  const contacts = await readDocument(tx, 'contacts');
  const main = contacts?.cities.find(({ alias }) => alias === LOCALE_FACTS[locale].city);
  const office = contacts?.offices.find(({ alias }) => main?.offices.includes(alias));
  const zone = office?.time_zone ?? (await readDocument(tx, 'shop'))?.time_zone ?? 'UTC';
  return { at: at.toISOString(), zone };
}

/** A moment in words: `22 ноября 2026 г., 14:05 (московское время)`. */
export function momentText(
  { at, zone: timeZone = 'UTC' }: OfficeMoment,
  { t, locale }: { t: Translate; locale: Locale },
): string {
  const moment = new Date(at);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, ...options }).format(moment);
  const time = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const name = timeZone in NAMED ? t(NAMED[timeZone as keyof typeof NAMED]) : offsetOf(moment, timeZone);
  return `${formatDate(part({ dateStyle: 'short' }), locale)}, ${time} (${name})`;
}

/** `GMT+5`. */
function offsetOf(moment: Date, timeZone: string): string {
  if (timeZone === 'UTC') return timeZone;
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(
    moment,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
