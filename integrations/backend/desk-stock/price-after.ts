import type { Cells } from '../stock/stock.ts';

/** A change of a price by a part of itself. */
interface PriceChange {
  percent: number;
  /** Whole units of the currency that the new price is a multiple of. */
  round_to: number;
}

/**
 * The price of a piece after a change of so many per cent, rounded to the nearest step; a discount changes with it.
 * @param now its cells. @returns cells, or why it has no such price.
 */
export function priceAfter(
  now: Cells,
  { percent, round_to: step }: PriceChange,
): Cells | { refused: string } {
  const price = now.price ?? '';
  const discount = now.discount_price ?? '';
  if (price === '') return { refused: 'has its price on request' };
  const after = (amount: string) =>
    Math.max(step, Math.round((Number(amount) * (1 + percent / 100)) / step) * step);
  const next = after(price);
  if (discount === '') return { price: String(next) };
  const reduced = after(discount);
  // Rounding has brought them together.
  if (reduced >= next)
    return { refused: 'would cost the same with its discount as without; choose a smaller step' };
  return { price: String(next), discount_price: String(reduced) };
}
