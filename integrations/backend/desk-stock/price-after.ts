import type { Cells } from '../stock/stock.ts';

/** A change of a price by a percentage. */
interface PriceChange {
  percent: number;
  /** The new price is a multiple of this number of whole units of its currency. */
  round_to: number;
}

/**
 * The price of an item after a percentage change, rounded to the nearest step; a discount price changes in the same
 * way.
 * @param now its cells. @returns cells, or the reason for a refusal.
 */
export function priceAfter(
  now: Cells,
  { percent, round_to: step }: PriceChange,
): Cells | { refused: string } {
  const price = now.price ?? '';
  const discount = now.discount_price ?? '';
  if (price === '') return { refused: 'has its price on request' };
  const after = (amount: string) => Math.round((Number(amount) * (1 + percent / 100)) / step) * step;
  // A coarse step can round a low price up although it should fall, leave it as it is, or make it 0.
  const isAsAsked = (amount: string) =>
    after(amount) > 0 && (percent === 0 || Math.sign(after(amount) - Number(amount)) === Math.sign(percent));
  if (![price, discount].filter(Boolean).every(isAsAsked))
    return { refused: 'with this step the price would not change as asked; choose a smaller step' };
  const next = after(price);
  if (discount === '') return { price: String(next) };
  const reduced = after(discount);
  // The rounded prices are equal.
  if (reduced >= next)
    return { refused: 'would cost the same with its discount as without; choose a smaller step' };
  return { price: String(next), discount_price: String(reduced) };
}
