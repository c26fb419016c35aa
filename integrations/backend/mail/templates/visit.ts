import { formatDate, formatMinute } from '@tourbillon/domain/i18n/dates.ts';
import type { Sender } from './letter.ts';

/** A visit to an office, as a letter names it. */
export interface VisitValues {
  /** In the language of the letter. */
  title: string;
  address: string;
  /** By the clock of the office. */
  day: string;
  minute: number;
}

/** Lines that say where and when. */
export function visitLines({ title, address, day, minute }: VisitValues, { t, locale }: Sender): string[] {
  const when = { date: formatDate(day, locale), time: formatMinute(minute) };
  return [t('offers.visitWhen', when), t('offers.visitWhere', { office: title, address })];
}
