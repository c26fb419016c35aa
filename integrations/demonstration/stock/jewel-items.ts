import type { NewItem } from '@tourbillon/backend/demonstration/demonstration.ts';
import type { Condition } from '@tourbillon/domain/sections/item-statuses.ts';
import { goodsItem } from './goods-item.ts';
import type { JewelleryRow } from './goods-rows.ts';
import { numberOf, wordsOf } from './words-of.ts';

/** First item number of jewels; other kinds have their own ranges. */
const FIRST_ID = 20_000;

/** Price factor of a metal, relative to yellow gold. */
const METAL_PRICES: Readonly<Record<string, number>> = { white_gold: 1.05, platinum: 1.25, silver: 0.2 };

/** Stones that make a jewel one "with precious stones"; other stones are semi-precious. */
const PRECIOUS = new Set(['diamond', 'emerald', 'ruby', 'sapphire']);

const CONDITIONS: readonly (readonly [Condition, number])[] = [
  ['new', 25],
  ['perfect', 55],
  ['natural_wear', 18],
  ['defects', 2],
];

/** The ids of a brand and a collection within a kind of goods. */
export interface Catalogued {
  id: number;
  title: string;
  collectionId: number | null;
}

/** Every jewel of the source: one item for each metal and size of a model. */
export function jewelItems(
  rows: readonly JewelleryRow[],
  of: (row: { brand: string; line: string }) => Catalogued,
): NewItem[] {
  const variants = rows.flatMap((row) => {
    const sizes = wordsOf(row.sizes);
    const first = wordsOf(row.metals)[0];
    return wordsOf(row.metals).flatMap((metal) => sizes.map((size) => ({ row, metal, first, size })));
  });
  return variants.map(({ row, metal, first, size }, position) => {
    const { id: brandId, title, collectionId } = of(row);
    const insertions = wordsOf(row.insertions);
    const factor = metal === first ? 1 : (METAL_PRICES[metal] ?? 1) / (METAL_PRICES[first ?? ''] ?? 1);
    const { random, ...item } = goodsItem({
      catalogType: 'jewelry',
      id: FIRST_ID + position,
      brandId,
      collectionId,
      words: [title, row.model, row.type, metal],
      price: Number(row.price_usd) * factor,
      conditions: CONDITIONS,
    });
    const isRing = row.type === 'ring';
    const precious = insertions.some((stone) => PRECIOUS.has(stone));
    const year = item.condition === 'new' ? 2026 - Math.floor(random() * 2) : 2025 - Math.floor(random() ** 1.7 * 45);
    return {
      ...item,
      model: row.model,
      type: row.type,
      insertions,
      bodyMaterial: metal,
      caratWeight: numberOf(row.carats),
      weightG: Number((Number(row.weight_g) * (0.96 + random() * 0.08)).toFixed(1)),
      ringSize: isRing ? Number(size) : null,
      sizeMm: isRing ? null : Number(size),
      gender: row.gender,
      preciousStones: precious,
      specials: [
        ...(precious ? ['precious_stones'] : []),
        ...(item.box && item.papers ? ['full_set'] : []),
        ...(year < 1990 ? ['vintage'] : []),
      ],
      defects: item.condition === 'defects' ? [insertions.length > 0 ? 'chipped_stone' : 'bent'] : [],
      year: String(year),
    };
  });
}
