import {
  ACCESSORY_TYPES,
  type AccessoryFacts,
  type ArtFacts,
  INSERTIONS,
  type JewelFacts,
  JEWELLERY_TYPES,
  TECHNIQUES,
} from '../drawing/goods.ts';
import { randomFrom } from '../drawing/random.ts';

const METALS = ['yellow_gold', 'rose_gold', 'white_gold', 'platinum', 'silver'] as const;
const JEWELLERS = [
  'Cartier',
  'Bvlgari',
  'Van Cleef & Arpels',
  'Tiffany & Co.',
  'Graff',
  'Chopard',
  'Mikimoto',
  'Boucheron',
  'Pomellato',
  'Dior',
  '',
] as const;
const MAKERS = [
  'Hermès',
  'Chanel',
  'Louis Vuitton',
  'Montblanc',
  'S.T. Dupont',
  'Dunhill',
  'Vertu',
  '',
] as const;
const MATERIALS = [
  'leather',
  'exotic_leather',
  'canvas',
  'resin',
  'lacquer',
  'steel',
  'silver',
  'yellow_gold',
] as const;
const COLOURS = [
  'black',
  'brown',
  'tan',
  'burgundy',
  'navy',
  'green',
  'grey',
  'ivory',
  'red',
  'orange',
] as const;

/** For tests and contact sheets: random jewels of every kind, metal and stone, with a fixed seed. */
export function sampleJewels(count: number): JewelFacts[] {
  return Array.from({ length: count }, (_, index) => {
    const random = randomFrom(`jewel ${index}`);
    const stones = Array.from({ length: random.pick([0, 1, 1, 2]) }, () => random.pick(INSERTIONS));
    return {
      seed: `jewel-${index}`,
      brand: random.pick(JEWELLERS),
      model: '',
      type: JEWELLERY_TYPES[index % JEWELLERY_TYPES.length] ?? 'ring',
      metal: random.pick(METALS),
      insertions: stones,
      caratWeight: stones.length > 0 ? Math.round(random.between(20, 500)) / 100 : null,
      sizeMm: null,
    };
  });
}

/** For tests and contact sheets: accessories of every kind, material and colour. */
export function sampleAccessories(count: number): AccessoryFacts[] {
  return Array.from({ length: count }, (_, index) => {
    const random = randomFrom(`accessory ${index}`);
    return {
      seed: `accessory-${index}`,
      brand: random.pick(MAKERS),
      model: '',
      type: ACCESSORY_TYPES[index % ACCESSORY_TYPES.length] ?? 'pen',
      material: random.pick(MATERIALS),
      colour: random.pick(COLOURS),
      hardware: random.pick([null, 'gold', 'silver', 'palladium', 'ruthenium']),
    };
  });
}

/** For tests and contact sheets: works of every technique, by a dozen authors. */
export function sampleArt(count: number): ArtFacts[] {
  return Array.from({ length: count }, (_, index) => {
    const random = randomFrom(`art ${index}`);
    return {
      seed: `art-${index}`,
      author: `Author ${Math.floor(random.between(0, 12))}`,
      title: '',
      technique: TECHNIQUES[index % TECHNIQUES.length] ?? 'oil',
      widthCm: Math.round(random.between(20, 140)),
      heightCm: Math.round(random.between(20, 140)),
      year: null,
    };
  });
}
