import type { NamedItem } from '@tourbillon/backend/media/illustrations.ts';
import type {
  AccessoryFacts,
  AccessoryType,
  ArtFacts,
  JewelFacts,
  JewelleryType,
  Technique,
} from '../drawing/goods.ts';
import { ACCESSORY_TYPES, JEWELLERY_TYPES, TECHNIQUES } from '../drawing/goods.ts';

/** The facts for the drawing of a jewel; an unsupported type is drawn as the first supported one. */
export function jewelFactsOf({ row, brand }: NamedItem): JewelFacts {
  return {
    seed: row.url,
    brand,
    model: row.model ?? '',
    type: known<JewelleryType>(JEWELLERY_TYPES, row.type),
    metal: row.bodyMaterial === 'tricolour_gold' ? 'rose_gold' : (row.bodyMaterial ?? 'steel'),
    insertions: row.insertions,
    caratWeight: row.caratWeight,
    sizeMm: row.sizeMm,
  };
}

/** The facts for the drawing of an accessory. */
export function accessoryFactsOf({ row, brand }: NamedItem): AccessoryFacts {
  return {
    seed: row.url,
    brand,
    model: row.model ?? '',
    type: known<AccessoryType>(ACCESSORY_TYPES, row.type),
    material: row.bodyMaterial ?? 'leather',
    colour: row.colour ?? 'black',
    hardware: row.hardware,
  };
}

/** The facts for the drawing of a work of art. */
export function artFactsOf({ row, brand }: NamedItem): ArtFacts {
  const year = Number(row.year);
  return {
    seed: row.url,
    author: brand,
    title: row.title?.en ?? row.model ?? '',
    technique: known<Technique>(TECHNIQUES, row.technique),
    widthCm: row.widthCm ?? 50,
    heightCm: row.heightCm ?? 60,
    year: Number.isInteger(year) && year > 0 ? year : null,
  };
}

function known<T extends string>(ids: readonly [T, ...T[]], id: string | null): T {
  return ids.find((one) => one === id) ?? ids[0];
}
