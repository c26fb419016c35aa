import { HIGHEST_PRICE_USD } from '@tourbillon/domain/business/highest-price.ts';
import type { Currency } from '@tourbillon/domain/i18n/currencies.ts';
import type { Rates } from '@tourbillon/domain/i18n/money.ts';
import type { ItemRow } from '../database/schema/items.ts';
import type { CellValues } from './columns/column.ts';
import { Mistake, quoted } from './mistake.ts';

/** Price fields of an item. */
export type PriceFields = Pick<ItemRow, 'currency' | 'priceUsd' | 'discountUsd' | 'ownPrice' | 'ownDiscount'>;

/** An error in a price, with its column. */
export class PriceMistake extends Mistake {
  readonly column: string;

  constructor(column: string, message: string) {
    super(message);
    this.column = column;
  }
}

/**
 * Prices of an item after a row: in its own currency, and in dollars at the current rate.
 * @param before current prices; undefined for a new item.
 * @throws PriceMistake
 */
export function pricesOf(
  { price, discount, currency }: Pick<CellValues, 'price' | 'discount' | 'currency'>,
  before: PriceFields | undefined,
  rates: Rates,
): PriceFields {
  const asked = price === undefined ? (before?.ownPrice ?? before?.priceUsd ?? null) : price;
  const reduced = discount === undefined ? (before?.ownDiscount ?? before?.discountUsd ?? null) : discount;
  if (!currency && !before && asked !== null) {
    throw new PriceMistake('currency', 'is missing; expected USD, RUB, UAH or UZS beside a price');
  }
  if (reduced !== null && asked === null) {
    throw new PriceMistake(
      'discount_price',
      'stands without a price; expected the price before the discount as well',
    );
  }
  if (reduced !== null && asked !== null && reduced >= asked) {
    throw new PriceMistake(
      'discount_price',
      `${reduced} is not lower than the price; expected less than ${asked}`,
    );
  }
  const code = currency ?? before?.currency ?? 'USD';
  if (code === 'USD') {
    refuseTooHigh(asked, asked);
    return { currency: code, priceUsd: asked, discountUsd: reduced, ownPrice: null, ownDiscount: null };
  }
  return {
    currency: code,
    ownPrice: asked,
    ownDiscount: reduced,
    priceUsd: dollars(asked, code, rates),
    discountUsd: dollars(reduced, code, rates),
  };
}

/**
 * Converts an amount to whole dollars, at least one.
 * @throws PriceMistake when the currency has no rate; Mistake when the amount is too high.
 */
export function dollars(amount: number | null, currency: Currency, rates: Rates): number | null {
  if (amount === null) return null;
  const rate = currency === 'USD' ? 1 : rates[currency];
  if (!rate) {
    throw new PriceMistake('currency', `${currency} has no rate; put it into the rates of the shop first`);
  }
  const usd = Math.max(1, Math.round(amount / rate));
  refuseTooHigh(usd, amount);
  return usd;
}

/** @param amount the same in its currency. @throws Mistake for a price above the highest one. */
function refuseTooHigh(usd: number | null, amount: number | null): void {
  const said = String(amount);
  if (usd !== null && usd > HIGHEST_PRICE_USD) throw new Mistake(`${quoted(said)} is too high for a price`);
}
