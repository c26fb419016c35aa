import { randomFrom, type Random } from '../random.ts';
import type { AccessoryFacts } from './accessory-facts.ts';
import { type Dye, dyeOf, type Grain, grainOf } from './leather.ts';

/** All design choices for an accessory. */
export interface AccessoryDesign {
  /** Random generator of the piece: the same in all its views. */
  random: Random;
  brand: string;
  material: string;
  dye: Dye;
  /** Id of the colour. */
  colour: string;
  grain: Grain;
  /** Metal of the fittings: clips, locks, chains. For an accessory of metal, the metal of the whole. */
  fitting: string;
  /** Colour of the seams. */
  thread: string;
  metallic: boolean;
}

const METALLIC = [
  'steel',
  'yellow_gold',
  'rose_gold',
  'white_gold',
  'platinum',
  'silver',
  'titanium',
  'bronze',
  'aluminium',
  'steel_coated',
  'carbon',
  'ceramic',
  'steel_gold',
];

/** The metal in which fittings of a recorded kind are drawn. */
const FITTINGS: Readonly<Record<string, string>> = {
  gold: 'yellow_gold',
  silver: 'silver',
  palladium: 'white_gold',
  ruthenium: 'steel_coated',
};

/** Chooses the design of an accessory; the same facts always give the same design. */
export function decideAccessory(facts: AccessoryFacts): AccessoryDesign {
  const random = randomFrom(facts.seed);
  const metallic = METALLIC.includes(facts.material);
  const tones = dyeOf(facts.colour);
  const name = plain(`${facts.brand} ${facts.model}`);
  // Leather of some brands and models is quilted; some other models are woven.
  const quilted = /chanel|lady dior|matelasse/.test(name) && facts.material === 'leather';
  const usual = grainOf(facts.material, random);
  const grain = quilted ? 'quilt' : /cassette|intrecciato|jodie/.test(name) ? 'weave' : usual;
  const fittings = FITTINGS[facts.hardware ?? ''] ?? 'steel';
  return {
    random,
    brand: plain(facts.brand),
    material: facts.material,
    dye: tones,
    colour: facts.colour,
    grain,
    fitting: metallic ? (facts.material === 'steel_gold' ? 'steel' : facts.material) : fittings,
    thread: random.chance(0.55) ? tones.light : random.pick(['#e9dfca', '#c9a24e', '#f4f0e6'] as const),
    metallic,
  };
}

/** A name in lower case without accents, for the patterns. */
export function plain(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
}
