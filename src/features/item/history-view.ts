import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { Period, Quarter, priceHistory } from '@tourbillon/domain/contract/price-history.ts';
import type { Money } from '@tourbillon/domain/i18n/money.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import type { Item } from './item-head.ts';
import { chartOf } from './price-chart.ts';

type History = NonNullable<ResponseOf<typeof priceHistory>['history']>;

/** A price history as texts and chart coordinates. */
export type HistoryView = ReturnType<typeof historyView>;

/** Builds the view of a price history, in the host's currency. */
export function historyView(history: History, price: Item['price'], money: Money, t: Translate) {
  const { periods, position } = history;
  const shown = (period: Period) => ({
    ...period,
    lower: money.fromUsd(period.lower),
    median: money.fromUsd(period.median),
    upper: money.fromUsd(period.upper),
  });
  const own = price && money.fromUsd(price.discount_usd ?? price.usd);
  const chart = chartOf(periods.map(shown), own);
  const span = (lower: number, upper: number) =>
    lower === upper ? money.price(lower) : `${money.price(lower)} – ${money.price(upper)}`;
  return {
    basis: t('estimate.basis_reference', { count: history.sales, years: yearsOf(periods) }),
    median: money.price(history.median),
    middleHalf: span(history.lower, history.upper),
    place: position && t(`priceHistory.place_${position.place}`, { percent: position.percent_of_median }),
    isHigh: position?.place === 'above',
    chart: { ...chart, ticks: chart.ticks.map(({ amount, y }) => ({ y, label: money.brief(amount) })) },
    rows: periods.map((period) => ({
      period: periodText(period, t),
      sales: period.sales,
      median: money.price(period.median),
      middleHalf: span(period.lower, period.upper),
    })),
  };
}

/** One year, or the first and the last of several joined without a line break. */
function yearsOf(periods: readonly Period[]): string {
  const first = periods[0]?.from.year;
  const last = periods.at(-1)?.to.year;
  return first === last ? String(first) : `${first}\u2060–\u2060${last}`;
}

/** One quarter, or the first and the last of several. */
function periodText({ from, to }: Period, t: Translate): string {
  const words = ({ quarter, year }: Quarter) => t('priceHistory.quarter', { quarter, year });
  const [first, last] = [words(from), words(to)];
  return first === last ? first : `${first} – ${last}`;
}
