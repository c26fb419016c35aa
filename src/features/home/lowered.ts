import type { ItemCard } from '@tourbillon/domain/contract/catalogue.ts';

/** By how many whole per cent a price is lowered, never more than it is; zero when it is not. */
export function loweredPercent(price: ItemCard['price']): number {
  if (!price || price.discount_usd === null || price.usd === 0) return 0;
  return Math.max(0, Math.floor((1 - price.discount_usd / price.usd) * 100 + 1e-9));
}
