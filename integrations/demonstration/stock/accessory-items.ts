import type { NewItem } from '@tourbillon/backend/demonstration/demonstration.ts';
import type { Condition } from '@tourbillon/domain/sections/item-statuses.ts';
import { goodsItem } from './goods-item.ts';
import type { AccessoryRow } from './goods-rows.ts';
import type { Catalogued } from './jewel-items.ts';
import { numberOf, wordsOf } from './words-of.ts';

/** First item number of accessories. */
const FIRST_ID = 21_000;

const CONDITIONS: readonly (readonly [Condition, number])[] = [
  ['new', 30],
  ['perfect', 46],
  ['natural_wear', 20],
  ['defects', 4],
];

/** Defects by type; accessories of other types are scratched. */
const DEFECTS: Readonly<Record<string, string>> = { bag: 'worn_corners', wallet: 'stained' };

/** Every accessory of the source: one item for each material and colour of a model. */
export function accessoryItems(
  rows: readonly AccessoryRow[],
  of: (row: { brand: string; line: string }) => Catalogued,
): NewItem[] {
  const variants = rows.flatMap((row) =>
    wordsOf(row.materials).flatMap((material) =>
      wordsOf(row.colours).map((colour) => ({ row, material, colour })),
    ),
  );
  return variants.map(({ row, material, colour }, position) => {
    const { id: brandId, title, collectionId } = of(row);
    const { random, ...item } = goodsItem({
      catalogType: 'accessory',
      id: FIRST_ID + position,
      brandId,
      collectionId,
      words: [title, row.model, row.type, colour],
      price: Number(row.price_usd),
      conditions: CONDITIONS,
    });
    const age = item.condition === 'new' ? random() * 2 : 2 + random() ** 1.6 * 14;
    return {
      ...item,
      model: row.model,
      type: row.type,
      bodyMaterial: material,
      colour: colourOf(material, colour),
      hardware: row.hardware || null,
      widthCm: numberOf(row.width_cm),
      heightCm: numberOf(row.height_cm),
      depthCm: numberOf(row.depth_cm),
      gender: row.gender,
      defects: item.condition === 'defects' ? [DEFECTS[row.type] ?? 'scratched'] : [],
      year: String(Math.floor(2026 - age)),
    };
  });
}

/** The colours of bare metals. */
const BARE: Readonly<Record<string, string>> = {
  yellow_gold: 'gold',
  silver: 'silver',
  steel: 'silver',
  platinum: 'silver',
};

/** The colour of a variant: the source lists the bare metals of a model, and none has the colour of another. */
function colourOf(material: string, colour: string): string {
  return colour === 'gold' || colour === 'silver' ? (BARE[material] ?? colour) : colour;
}
