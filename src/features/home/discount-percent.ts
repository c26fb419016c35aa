import type { ItemCard } from '@tourbillon/domain/contract/catalogue.ts';

/** The discount in whole per cent, rounded down; zero without a discount. */
export function discountPercent(price: ItemCard['price']): number {
  if (!price || price.discount_usd === null || price.usd === 0) return 0;
  return Math.max(0, Math.floor((1 - price.discount_usd / price.usd) * 100 + 1e-9));
}
