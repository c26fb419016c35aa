import { LOCALE_FACTS, LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { numberFormat } from '@tourbillon/domain/i18n/number-format.ts';
import { thinDigitSpaces } from '@tourbillon/domain/i18n/digit-grouping.ts';
import type { Tariffs } from './documents.server.ts';
import { totalCost, totalCostRange } from '@tourbillon/domain/business/total-cost.ts';

/** Currencies whose signs the typefaces of the site have; the others are named by their codes. */
const SIGNED: ReadonlySet<string> = new Set(LOCALES.map((locale) => LOCALE_FACTS[locale].currency));

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
  const { iso } = LOCALE_FACTS[locale];
  const { currency, days, rows } = tariffs;
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
  const range = totalCostRange(rows, days);
  return {
    rows: rows.map(({ from, to, percent }) => ({
      from: thinDigitSpaces(sum.format(from)),
      to: thinDigitSpaces(sum.format(to)),
      rate: share(percent, 1),
      cost: share(totalCost({ percent, days }), 3),
    })),
    from: share(range.from, 3),
    to: share(range.to, 3),
  };
}
