import { formatDate, formatMinute } from '@tourbillon/domain/i18n/dates.ts';
import type { Fact, Sender } from './letter.ts';

/** A visit to an office, as a letter names it. */
export interface VisitValues {
  /** In the language of the letter. */
  title: string;
  address: string;
  /** By the clock of the office. */
  day: string;
  minute: number;
}

/** Facts that say where and when. */
export function visitFacts({ title, address, day, minute }: VisitValues, { t, locale }: Sender): Fact[] {
  return [
    { label: t('letters.visitAt'), value: `${formatDate(day, locale)}, ${formatMinute(minute)}` },
    { label: t('letters.visitPlace'), value: `${title}. ${address}` },
  ];
}
