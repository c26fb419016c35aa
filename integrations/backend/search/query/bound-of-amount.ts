import type { Currency } from '@tourbillon/domain/i18n/currencies.ts';
import type { Amount } from './amount.ts';
import type { Bound } from './bound.ts';

/** First possible year of a wristwatch. The last one follows the calendar. */
const FIRST_YEAR = 1900;
const lastYear = () => new Date().getUTCFullYear() + 1;

/** Diameters of watches, millimetres. */
const SIZES = { least: 15, most: 60 };

/** Smaller amounts without a currency are not prices but years, sizes or model numbers. */
const LEAST_PRICE: Readonly<Record<Currency, number>> = { USD: 100, RUB: 5_000, UAH: 3_000, UZS: 500_000 };

/**
 * What a number measures: by its words, or else by its value.
 * @param host currency of amounts without one.
 * @param inTime the word before it can refer to years.
 */
export function boundOfAmount(
  { value, isScaled, currency, unit }: Amount,
  host: Currency,
  inTime: boolean,
): Bound['kind'] | undefined {
  if (unit === 'mm') return 'size';
  const isYear = value >= FIRST_YEAR && value <= lastYear() && value % 1 === 0;
  if (unit === 'year') return isYear ? 'year' : undefined;
  if (currency !== undefined || isScaled) return 'price';
  const isPrice = value >= LEAST_PRICE[host];
  if (isYear && (inTime || !isPrice)) return 'year';
  if (value >= SIZES.least && value <= SIZES.most) return 'size';
  return isPrice ? 'price' : undefined;
}
