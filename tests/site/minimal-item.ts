import type { schema } from '@tourbillon/backend/database/database.ts';

type NewItem = typeof schema.items.$inferInsert;

/** Required columns of every item on sale; the test adds others. */
export function minimalItem(
  own: Pick<NewItem, 'url' | 'catalogType' | 'brandId'> & Partial<NewItem>,
): NewItem {
  const now = new Date();
  return {
    stock: 'current',
    condition: 'perfect',
    availability: 'in_stock',
    cities: [],
    priceUsd: 12_500,
    isPromo: false,
    isVip: false,
    specials: [],
    insertions: [],
    functions: [],
    preciousStones: false,
    limited: false,
    publishedAt: now,
    updatedAt: now,
    ...own,
  };
}
