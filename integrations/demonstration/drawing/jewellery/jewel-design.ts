import { randomFrom, type Random } from '../random.ts';
import { type GemLook, PEARLS } from './gem-colours.ts';
import type { Cut } from './gem-cuts.ts';
import type { JewelFacts } from './jewel-facts.ts';
import { type Families, type Family, BRANDS, POSSIBLE } from './jewel-families.ts';

/** Everything about a jewel decided: what the facts say and, where they are silent, what suits the brand. */
export interface JewelDesign {
  random: Random;
  family: Family;
  cut: Cut;
  /** The principal stone and the small ones around it; `null` when the piece is of metal alone. */
  stone: string | null;
  small: string | null;
  /** How large the principal stone is, from 0 to 1. */
  weight: number;
  claws: 4 | 6;
  metal: string;
  pearl: GemLook;
}

const STONE_RINGS: Families = ['solitaire', 'halo', 'trio', 'eternity', 'flower', 'solitaire', 'halo'];
const PLAIN_RINGS: Families = ['band', 'trinity', 'signet', 'band', 'serpent'];

/** What each kind is made as: with stones, and of metal alone. */
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

/** Families that show a principal stone cut to a form of its own. */
const FREE_CUTS: readonly [Cut, ...Cut[]] = [
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

/** Reads the cut out of a name, as far as it says one. */
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

/** Decides what a jewel looks like; the same facts always decide the same. */
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
  // A name that says what the piece is comes before the habits of its brand.
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
  const cuts = stone === 'diamond' ? FREE_CUTS : COLOURED_CUTS;
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
