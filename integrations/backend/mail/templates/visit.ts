import { formatDate, formatMinute } from '@tourbillon/domain/i18n/dates.ts';
import type { Fact, Sender } from './letter.ts';

/** An appointment at an office, as a letter shows it. */
export interface VisitValues {
  /** Name of the office, in the language of the letter. */
  title: string;
  address: string;
  /** Local time of the office. */
  day: string;
  minute: number;
}

/** Rows with place and time of an appointment. */
export function visitFacts({ title, address, day, minute }: VisitValues, { t, locale }: Sender): Fact[] {
  return [
    { label: t('letters.visitAt'), value: `${formatDate(day, locale)}, ${formatMinute(minute)}` },
    { label: t('letters.visitPlace'), value: `${title}. ${address}` },
  ];
}
