import type { ItemRow } from '@tourbillon/backend/database/schema/items.ts';
import type {
  AccessoryFacts,
  AccessoryType,
  ArtFacts,
  JewelFacts,
  JewelleryType,
  Technique,
} from '../drawing/goods.ts';
import { ACCESSORY_TYPES, JEWELLERY_TYPES, TECHNIQUES } from '../drawing/goods.ts';
import type { Names } from './watch-facts.ts';

/** What the drawing of a jewel is made from; a type nobody draws is drawn as the first there is. */
export function jewelFactsOf(row: ItemRow, names: Names): JewelFacts {
  return {
    seed: row.url,
    brand: brandOf(row, names),
    model: row.model ?? '',
    type: known<JewelleryType>(JEWELLERY_TYPES, row.type),
    metal: row.bodyMaterial === 'tricolour_gold' ? 'rose_gold' : (row.bodyMaterial ?? 'yellow_gold'),
    insertions: row.insertions,
    caratWeight: row.caratWeight,
    sizeMm: row.sizeMm,
  };
}

/** What the drawing of an accessory is made from. */
export function accessoryFactsOf(row: ItemRow, names: Names): AccessoryFacts {
  return {
    seed: row.url,
    brand: brandOf(row, names),
    model: row.model ?? '',
    type: known<AccessoryType>(ACCESSORY_TYPES, row.type),
    material: row.bodyMaterial ?? 'leather',
    colour: row.colour ?? 'black',
  };
}

/** What the drawing of a work of art is made from. */
export function artFactsOf(row: ItemRow, names: Names): ArtFacts {
  const year = Number(row.year);
  return {
    seed: row.url,
    author: brandOf(row, names),
    title: row.title?.en ?? row.model ?? '',
    technique: known<Technique>(TECHNIQUES, row.technique),
    widthCm: row.widthCm ?? 50,
    heightCm: row.heightCm ?? 60,
    year: Number.isInteger(year) && year > 0 ? year : null,
  };
}

function brandOf(row: ItemRow, { brandsById }: Names): string {
  return brandsById.get(row.brandId)?.title ?? '';
}

function known<T extends string>(ids: readonly [T, ...T[]], id: string | null): T {
  return ids.find((one) => one === id) ?? ids[0];
}
