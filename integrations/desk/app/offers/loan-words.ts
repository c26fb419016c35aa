import { loanCost, loanLimits, loanTerms } from '@tourbillon/domain/business/loan-cost.ts';
import type { DeskResponseOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { offerTerms } from '@tourbillon/domain/desk/offers.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { formatSum } from '@tourbillon/domain/i18n/money.ts';
import { formatNumber } from '@tourbillon/domain/i18n/numbers.ts';
import type { DeskTranslate } from '../../messages/index.ts';

type Terms = Pick<DeskResponseOf<typeof offerTerms>['data'], 'tariff' | 'currencies'>;

/**
 * The line under the loan of an offer: its cost by the tariff, or why the backend would refuse it.
 * @param loan null while none is typed.
 */
export function loanWords(
  { tariff: rates, currencies: [own = ''] }: Terms,
  { loan, currency }: { loan: number | null; currency: string },
  locale: Locale,
  t: DeskTranslate,
): { text: string; isRefused: boolean } {
  if (loan === null) return { text: t('offers.loanNone'), isRefused: false };
  const tariff = rates && { ...rates, currency: own };
  const limits = tariff && loanLimits(tariff);
  if (!limits) return { text: t('offers.loanAbsent'), isRefused: true };
  if (currency !== own) return { text: t('offers.loanCurrency', { currency: own }), isRefused: true };
  const sum = (value: number) => formatSum({ value, currency }, locale);
  const cost = loanTerms(tariff, loan);
  if (!cost) {
    const text = t('offers.loanLimits', { from: sum(limits.from), to: sum(limits.to) });
    return { text, isRefused: true };
  }
  const { days, percent } = cost;
  const repay = sum(loanCost(loan, cost).repay);
  const text = t('offers.loanHelp', { days, percent: formatNumber(locale, percent), repay });
  return { text, isRefused: false };
}
