import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { createMoney, type Money, type Rates } from '@tourbillon/domain/i18n/money.ts';
import { type CatalogueQuery, writeQuery } from './catalogue-query.ts';

/**
 * The query string of the same list on another host (decision 74): the filters and the sort order, from page 1. Bounds
 * of the price are converted at today's rate and rounded outwards to the price step of that host.
 * @param money prices of this host. @param rates for the other one.
 */
export function searchOnHost(locale: Locale, query: CatalogueQuery, money: Money, rates: Rates): string {
  const { price } = query.ranges;
  const other = createMoney(locale, rates);
  if (!price || other.currency === money.currency) return writeQuery({ ...query, page: 1 });
  const step = other.currency === LOCALE_FACTS[locale].currency ? LOCALE_FACTS[locale].priceStep : 1;
  const convert = (amount: number | undefined, round: (steps: number) => number) =>
    // Removes rounding errors of the division, so that a whole amount stays whole.
    amount && round(Number((money.toUsd(amount) / other.toUsd(step)).toFixed(6))) * step;
  const converted = { from: convert(price.from, Math.floor), to: convert(price.to, Math.ceil) };
  return writeQuery({ ...query, ranges: { ...query.ranges, price: converted }, page: 1 });
}
