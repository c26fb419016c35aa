import type { DeskTicket } from '@tourbillon/domain/desk/tickets.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { formatSum } from '@tourbillon/domain/i18n/money.ts';
import type { DeskTranslate } from '../../messages/index.ts';

/** What to ask before a payment above the debt is recorded; undefined for any other. */
export function paymentQuestion(
  { owed, currency }: Pick<DeskTicket, 'owed' | 'currency'>,
  paid: number,
  locale: Locale,
  t: DeskTranslate,
): string | undefined {
  if (paid <= owed) return undefined;
  const sum = (value: number) => formatSum({ value, currency }, locale);
  return t('tickets.payMore', { paid: sum(paid), owed: sum(owed) });
}
