import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { Period, Quarter, priceHistory } from '@tourbillon/domain/contract/price-history.ts';
import type { Money } from '@tourbillon/domain/i18n/money.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import type { Item } from './item-head.ts';
import { stripOf } from './sales-strip.ts';

type History = NonNullable<ResponseOf<typeof priceHistory>['history']>;

/** A price history as texts and chart coordinates. */
export type HistoryView = ReturnType<typeof historyView>;

/** Builds the view of a price history, in the host's currency: the figures of the last year, or else of all sales. */
export function historyView(history: History, price: Item['price'], money: Money, t: Translate) {
  const { sales, periods, dots, recent, position } = history;
  const span = ({ lower, upper }: Pick<Period, 'lower' | 'upper'>) =>
    lower === upper ? money.price(lower) : `${money.price(lower)} – ${money.price(upper)}`;
  const measured = recent ?? history;
  const own = price && (price.discount_usd ?? price.usd);
  const [lowest, highest] = [dots[0]?.usd ?? 0, dots.at(-1)?.usd ?? 0];
  return {
    basis: t('estimate.basis_reference', { count: sales, years: yearsOf(periods) }),
    lately: recent && t('priceHistory.salesOfYear', { count: recent.sales }),
    median: {
      label: t(recent ? 'priceHistory.medianOfYear' : 'priceHistory.median'),
      sum: money.price(measured.median),
    },
    middleHalf: span(measured),
    place: position && t(`priceHistory.place_${position.place}`, { percent: position.percent_of_median }),
    strip: stripOf({ dots, recent, own }, money),
    stripLabel: t('priceHistory.strip', { range: span({ lower: lowest, upper: highest }) }),
    rows: periods.map((period) => ({
      period: periodText(period, t),
      sales: period.sales,
      median: money.price(period.median),
      middleHalf: span(period),
    })),
  };
}

/** One year, or the first and the last of several joined without a line break. */
export function yearsOf(periods: readonly Period[]): string {
  const first = periods[0]?.from.year;
  const last = periods.at(-1)?.to.year;
  return first === last ? String(first) : `${first}\u2060–\u2060${last}`;
}

/** One quarter, or the first and the last of several. */
export function periodText({ from, to }: Period, t: Translate): string {
  const words = ({ quarter, year }: Quarter) => t('priceHistory.quarter', { quarter, year });
  const [first, last] = [words(from), words(to)];
  return first === last ? first : `${first} – ${last}`;
}
