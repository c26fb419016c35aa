import { randomFrom, type Random } from '../random.ts';
import { type GemLook, PEARLS } from './gem-colours.ts';
import type { Cut } from './gem-cuts.ts';
import type { JewelFacts } from './jewel-facts.ts';
import { type Families, type Family, BRANDS, POSSIBLE } from './jewel-families.ts';

/** All design choices for a jewel, from the facts or, for missing ones, from the style of the brand. */
export interface JewelDesign {
  random: Random;
  family: Family;
  cut: Cut;
  /** The principal stone, and the small ones around it; `null` for a piece without stones. */
  stone: string | null;
  small: string | null;
  /** Relative size of the principal stone, from 0 to 1. */
  weight: number;
  claws: 4 | 6;
  metal: string;
  pearl: GemLook;
}

const STONE_RINGS: Families = ['solitaire', 'halo', 'trio', 'eternity', 'flower', 'solitaire', 'halo'];
const PLAIN_RINGS: Families = ['band', 'trinity', 'signet', 'band', 'serpent'];

/** Possible families of each kind: with stones, and without. */
const FAMILIES: Readonly<Record<JewelFacts['type'], readonly [Families, Families]>> = {
  ring: [STONE_RINGS, PLAIN_RINGS],
  earrings: [
    ['solitaire', 'halo', 'chandelier', 'hoop', 'flower', 'trio'],
    ['hoop', 'disc', 'quatrefoil', 'leaf', 'links'],
  ],
  necklace: [
    ['line', 'trio', 'flower', 'links', 'quatrefoil'],
    ['links', 'disc', 'serpent', 'links'],
  ],
  pendant: [
    ['solitaire', 'halo', 'heart', 'cross', 'flower', 'fan', 'key'],
    ['disc', 'heart', 'cross', 'key', 'quatrefoil', 'leaf'],
  ],
  bracelet: [
    ['line', 'serpent', 'screws', 'links', 'flower'],
    ['screws', 'nail', 'links', 'band', 'serpent'],
  ],
  brooch: [
    ['flower', 'butterfly', 'leaf', 'star', 'bow'],
    ['leaf', 'bow', 'star', 'butterfly'],
  ],
};

/** Cuts of diamonds, for a title that names none; a repeated cut is more likely. */
const DIAMOND_CUTS: readonly [Cut, ...Cut[]] = [
  'round',
  'round',
  'oval',
  'cushion',
  'emerald',
  'pear',
  'princess',
  'marquise',
  'heart',
];
const COLOURED_CUTS: readonly [Cut, ...Cut[]] = ['oval', 'cushion', 'emerald', 'pear', 'round', 'oval'];

/** The cut named in a title; undefined for none. */
function cutNamed(name: string): Cut | undefined {
  const names: readonly [RegExp, Cut][] = [
    [/emerald.cut|asscher|radiant/, 'emerald'],
    [/princess/, 'princess'],
    [/cushion/, 'cushion'],
    [/pear|drop/, 'pear'],
    [/marquise/, 'marquise'],
    [/oval/, 'oval'],
    [/heart/, 'heart'],
    [/round|brilliant/, 'round'],
  ];
  return names.find(([pattern]) => pattern.test(name))?.[1];
}

/** Chooses the design of a jewel; the same facts always give the same design. */
export function decideJewel(facts: JewelFacts): JewelDesign {
  const random = randomFrom(facts.seed);
  const name = `${facts.brand} ${facts.model}`
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
  const [stone = null, second] = facts.insertions;
  const possible = POSSIBLE[facts.type];
  const known = BRANDS.filter(([pattern]) => pattern.test(name)).map(([, families]) => families);
  const [withStones, plain] = FAMILIES[facts.type];
  const usual = stone ? withStones : plain;
  // A family named in the title has priority over the usual families of the brand.
  const suited = known
    .sort((a, b) => a.length - b.length)
    .map((families) =>
      families.filter(
        (family) => possible.includes(family) && (stone !== null || !NEEDS_STONE.includes(family)),
      ),
    )
    .find((families) => families.length > 0);
  const [first = usual[0], ...rest] = suited ?? usual;
  let family = random.pick([first, ...rest]);
  if (stone === 'pearl' && possible.includes('pearls')) family = 'pearls';
  const carats = facts.caratWeight ?? random.between(0.4, 2.6);
  const cuts = stone === 'diamond' ? DIAMOND_CUTS : COLOURED_CUTS;
  return {
    random,
    family,
    cut: cutNamed(name) ?? random.pick(cuts),
    stone,
    small: second ?? (stone === null ? null : stone === 'diamond' || random.chance(0.75) ? 'diamond' : stone),
    weight: Math.min(1, Math.max(0.12, Math.cbrt(carats) / 2.2)),
    claws: random.chance(0.5) ? 4 : 6,
    metal: facts.metal,
    pearl: random.pick(PEARLS),
  };
}

const NEEDS_STONE: readonly Family[] = [
  'solitaire',
  'halo',
  'trio',
  'eternity',
  'line',
  'pearls',
  'chandelier',
  'fan',
];
