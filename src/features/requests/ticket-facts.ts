import type { LookUpResult } from '@tourbillon/domain/contract/requests/look-ups.ts';
import { formatDate } from '@tourbillon/domain/i18n/dates.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { formatSum } from '@tourbillon/domain/i18n/money.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';

/** A ticket that was found. */
export type FoundTicket = Extract<LookUpResult, { kind: 'ticket' }>;

/**
 * The facts of a ticket as rows: the sum for today with its parts, the due date, what an extension asks for. When loan
 * and rate are unknown, it shows the sum for the due date. A sum for a past date is not shown.
 */
export function ticketFacts(
  { number, state, due, grace_end: graceEnd, amount, today, extension }: FoundTicket,
  t: Translate,
  locale: Locale,
): { label: string; value: string }[] {
  const sum = (value: number) => formatSum({ value, currency: amount.currency }, locale);
  const { total, loan, interest, days } = today;
  const isKnown = loan !== null && interest !== null && days !== null;
  const row = (label: string, value: string) => ({ label, value });
  const name = row(t('requests.field_ticket'), number);
  if (state === 'redeemed') return [name];
  return [
    name,
    ...(isKnown
      ? [
          row(t('cases.toPayToday'), sum(total)),
          row(t('cases.loanLeft'), sum(loan)),
          row(t('cases.interestFor', { count: days }), sum(interest)),
        ]
      : []),
    row(t('cases.due'), formatDate(due, locale)),
    ...(state === 'active' ? [row(t('cases.toPay'), sum(amount.value))] : []),
    // After the due date the amount is the sum for today.
    ...(state !== 'active' && !isKnown ? [row(t('cases.toPayToday'), sum(amount.value))] : []),
    row(t('cases.graceEnd'), formatDate(graceEnd, locale)),
    ...(extension
      ? [
          row(
            t('cases.extensionBy', { days: extension.days }),
            t('cases.extensionCost', {
              interest: sum(extension.pay_now),
              day: formatDate(extension.due, locale),
              repay: sum(extension.repay),
            }),
          ),
        ]
      : []),
  ];
}
