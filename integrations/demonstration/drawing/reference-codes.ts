import type { Registers } from './design.ts';

/** Facts encoded in a maker's reference; empty for a maker without such a code. */
export interface ReferenceReading {
  caseMaterial?: string;
  /** The gold of a two-metal watch. */
  accent?: string;
  bracelet?: string;
  insert?: readonly [string, string];
  /** The bezel of a Datejust or Day-Date; `gems` is one set with stones. */
  bezel?: 'smooth' | 'fluted' | 'gems';
  dial?: string;
  registers?: Registers;
  functions?: readonly string[];
}

const ROLEX_METALS: Readonly<Record<string, ReferenceReading>> = {
  '0': { caseMaterial: 'steel' },
  '1': { caseMaterial: 'steel_gold', accent: 'rose_gold' },
  '2': { caseMaterial: 'steel_platinum', accent: 'platinum' },
  '3': { caseMaterial: 'steel_gold', accent: 'yellow_gold' },
  '4': { caseMaterial: 'steel', accent: 'white_gold' },
  '5': { caseMaterial: 'rose_gold' },
  '6': { caseMaterial: 'platinum' },
  '8': { caseMaterial: 'yellow_gold' },
  '9': { caseMaterial: 'white_gold' },
};

const ROLEX_INSERTS: Readonly<Record<string, readonly [string, string]>> = {
  LN: ['#15171a', '#15171a'],
  LV: ['#14543a', '#14543a'],
  LB: ['#1a3a78', '#1a3a78'],
  BLRO: ['#a3232c', '#1d3171'],
  BLNR: ['#1d3b86', '#16181b'],
  CHNR: ['#6b3d22', '#191614'],
  VTNR: ['#1d6b45', '#16181b'],
  GRNR: ['#63666a', '#16181b'],
};

const PIGUET_METALS: Readonly<Record<string, string>> = {
  ST: 'steel',
  OR: 'rose_gold',
  BA: 'yellow_gold',
  BC: 'white_gold',
  TI: 'titanium',
  CE: 'ceramic',
  PT: 'platinum',
  SR: 'steel_gold',
  SA: 'steel_gold',
  SO: 'steel',
  FO: 'carbon',
};

/** The bezel by the last digit but one of a Datejust or Day-Date. */
function rolexBezel(digits: string, letters: string): ReferenceReading['bezel'] {
  if (/^(RBR|TBR|SATS)$/.test(letters)) return 'gems';
  const code = digits.at(-2) ?? '';
  if (code === '4') return /^(1[12][68]|228)/.test(digits) ? 'gems' : 'smooth';
  return { 0: 'smooth', 6: 'smooth', 3: 'fluted', 7: 'fluted', 8: 'gems' }[code] as ReferenceReading['bezel'];
}

/** References of the Submariner Date; the others of the line have none. */
const SUBMARINER_DATE = /^(168000?|166(10|13|18)|1[12]66(10|13|18|19))$/;

/** References of the Royal Oak family that are chronographs. */
const PIGUET_CHRONOGRAPH =
  /^(25(721|770|860|940)|26(020|022|170|231|23[789]|240|300|315|320|331|400|40[25]|420|470|480|715))/;

/**
 * Reads the reference codes of two makers. Rolex: the last of five or six digits is the metal, the letters after it
 * are the bezel insert. Audemars Piguet: `15500ST.OO.1220ST.01` names case and bracelet metal; CR, CA, VE, SU in the
 * third group mean crocodile, rubber, calf and velvet-like straps.
 */
export function readReference(brand: string, reference: string): ReferenceReading {
  if (brand === 'rolex') {
    const parts = /^M?(\d{5,6})-?([A-Z]{2,4})?/.exec(reference.toUpperCase().replace(/\s/g, ''));
    if (!parts?.[1]) return {};
    const [, digits, letters = ''] = parts;
    const insert = ROLEX_INSERTS[letters];
    const bezel = rolexBezel(digits ?? '', letters);
    return {
      ...ROLEX_METALS[parts[1].slice(-1)],
      ...(insert && { insert }),
      ...(bezel && { bezel }),
      ...(SUBMARINER_DATE.test(digits ?? '') && { functions: ['date'] }),
      ...(digits === '116610' && letters === 'LV' && { dial: 'green' }),
    };
  }
  if (brand === 'audemars-piguet') {
    const functions = PIGUET_CHRONOGRAPH.test(reference) ? ['chronograph'] : [];
    // Of the Offshore those have their registers at three, six and nine.
    const registers = /^26(238|420|480)/.test(reference) ? ('tri' as const) : undefined;
    const facts = { functions, ...(registers && { registers }) };
    const parts = /^\d{5}([A-Z]{2})\.[A-Z]{2}\.\w\d{3}([A-Z]{2})/.exec(reference);
    if (!parts) return facts;
    const caseMaterial = PIGUET_METALS[parts[1] ?? ''];
    const strap = { CR: 'leather', VE: 'leather', SU: 'leather', CA: 'rubber', KB: 'textile' }[
      parts[2] ?? ''
    ];
    return { ...facts, ...(caseMaterial && { caseMaterial }), bracelet: strap ?? caseMaterial ?? 'steel' };
  }
  return {};
}

/** Bezel colours by collectors' nicknames. */
export const NICKNAME_INSERTS: Readonly<Record<string, readonly [string, string]>> = {
  pepsi: ['#a3232c', '#1d3171'],
  batman: ['#1d3b86', '#16181b'],
  batgirl: ['#1d3b86', '#16181b'],
  coke: ['#a3232c', '#16181b'],
  sprite: ['#1d6b45', '#16181b'],
  'root-beer': ['#6b3d22', '#191614'],
  'bruce-wayne': ['#63666a', '#16181b'],
  hulk: ['#14543a', '#14543a'],
  kermit: ['#14543a', '#14543a'],
  starbucks: ['#14543a', '#14543a'],
};

/** Dials by collectors' nicknames. */
export const NICKNAME_DIALS: Readonly<Record<string, string>> = { hulk: 'green' };
