import type { NewItem, NewPreviousPrice } from '@tourbillon/backend/demonstration/demonstration.ts';
import { chance, seeded } from '@tourbillon/domain/random/seeded.ts';
import { DEMO_TODAY, rounded } from './draw.ts';

/** Share of undiscounted watches with an earlier price, and share of those whose earlier price was lower. */
const REPRICED = 0.15;
const RAISED = 0.2;

/**
 * Earlier prices of an item. An item with a discount had its full price until the discount began; some others changed
 * their price once. They have a random generator of their own, so that they do not change other random values of the
 * item.
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
