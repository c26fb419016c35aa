import type { NewItem, NewPreviousPrice } from '@tourbillon/backend/demonstration/demonstration.ts';
import { chance, seeded } from '@tourbillon/domain/random/seeded.ts';
import { DEMO_TODAY, rounded } from './draw.ts';

/** How often a watch that has no discount was asked at another price before, and how often that was a lower one. */
const REPRICED = 0.15;
const RAISED = 0.2;

/**
 * Prices that an item was asked for before. One with a discount was asked for its full price until the discount began;
 * of the others some were repriced once. Drawn from a source of its own, so that no other draw of the item moves.
 */
export function previousPricesOf(item: NewItem): NewPreviousPrice[] {
  const { id, stock, priceUsd, discountUsd, publishedAt } = item;
  if (id === undefined || stock === 'archive' || !priceUsd) return [];
  const random = seeded(id * 7 + 1);
  const discounted = typeof discountUsd === 'number';
  if (!discounted && !chance(random, REPRICED)) return [];
  const part = 0.25 + random() * 0.6;
  const moment = publishedAt.getTime() + part * (DEMO_TODAY - publishedAt.getTime());
  const endedAt = new Date(Math.ceil(moment / 60_000) * 60_000);
  const factor = chance(random, RAISED) ? 0.93 + random() * 0.04 : 1.03 + random() * 0.09;
  const price = discounted ? priceUsd : rounded(priceUsd * factor);
  if (price === (discountUsd ?? priceUsd)) return [];
  return [{ itemId: id, currency: 'USD', price, discount: null, endedAt }];
}
