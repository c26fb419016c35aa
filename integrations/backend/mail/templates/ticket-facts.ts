import { formatDate } from '@tourbillon/domain/i18n/dates.ts';
import { formatSum } from '@tourbillon/domain/i18n/money.ts';
import type { Fact, Sender } from './letter.ts';

/** A ticket, as letters show it; days are ISO dates. */
interface TicketTerms {
  number: string;
  due?: string;
  graceEnd?: string;
  /** Amount to pay on the due date, or today if that date is over. */
  amount?: number;
  isOver?: boolean;
  currency?: string;
}

/** Number, dates and amount of a pledge ticket. Unknown values are left out. */
export function ticketFacts(
  { number, due, graceEnd, amount, isOver = false, currency = '' }: TicketTerms,
  { t, locale }: Pick<Sender, 't' | 'locale'>,
): Fact[] {
  return [
    { label: t('letters.ticketNumber'), value: number },
    ...(due ? [{ label: t('ticketMail.due'), value: formatDate(due, locale) }] : []),
    ...(graceEnd ? [{ label: t('ticketMail.grace'), value: formatDate(graceEnd, locale) }] : []),
    ...(amount === undefined
      ? []
      : [
          {
            label: t(isOver ? 'ticketMail.amountToday' : 'ticketMail.amount'),
            value: formatSum({ value: amount, currency }, locale),
          },
        ]),
  ];
}
