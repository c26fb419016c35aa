<<<<<<< HEAD
import { contractSum, ratePercent } from '@tourbillon/domain/i18n/loan-money.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
=======
import { LOCALE_FACTS, LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { numberFormat } from '@tourbillon/domain/i18n/number-format.ts';
import { thinDigitSpaces } from '@tourbillon/domain/i18n/digit-grouping.ts';
import type { Tariffs } from './documents.server.ts';
>>>>>>> int
import { totalCost, totalCostRange } from '@tourbillon/domain/business/total-cost.ts';
import type { Tariffs } from './documents.server.ts';

/** A row of the table of tariffs in a language. */
export interface TariffWords {
  from: string;
  to: string;
  rate: string;
  cost: string;
}

/** The tariffs of a city in words: amounts in its currency, rates, the total cost with the three decimals of the law. */
export function tariffWords(
  tariffs: Tariffs,
  locale: Locale,
): { rows: TariffWords[]; from: string; to: string } {
  const { currency, days, rows } = tariffs;
<<<<<<< HEAD
  const share = (percent: number, decimals: number) => ratePercent(percent, locale, decimals);
=======
  const sum = numberFormat(iso, {
    style: 'currency',
    currency,
    currencyDisplay: SIGNED.has(currency) ? 'narrowSymbol' : 'code',
    maximumFractionDigits: 0,
  });
  const share = (percent: number, decimals: number) =>
    numberFormat(iso, {
      style: 'percent',
      minimumFractionDigits: decimals,
      maximumFractionDigits: 3,
    }).format(percent / 100);
>>>>>>> int
  const range = totalCostRange(rows, days);
  return {
    rows: rows.map(({ from, to, percent }) => ({
      from: contractSum(from, currency, locale),
      to: contractSum(to, currency, locale),
      rate: share(percent, 1),
      cost: share(totalCost({ percent, days }), 3),
    })),
    from: share(range.from, 3),
    to: share(range.to, 3),
  };
}
