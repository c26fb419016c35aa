import { contractSum, ratePercent } from '@tourbillon/domain/i18n/loan-money.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { totalCost, totalCostRange } from '@tourbillon/domain/business/total-cost.ts';
import type { Tariffs } from './documents.server.ts';

/** A row of the tariff table as text. */
export interface TariffWords {
  from: string;
  to: string;
  rate: string;
  cost: string;
}

/**
 * The tariffs of a city as text: amounts in its currency, rates, and the total cost with the three decimals that the
 * law requires.
 */
export function tariffWords(
  tariffs: Tariffs,
  locale: Locale,
): { rows: TariffWords[]; from: string; to: string } {
  const { currency, days, rows } = tariffs;
  const share = (percent: number, decimals: number) => ratePercent(percent, locale, decimals);
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
