import { METALS, type Tones } from './metals.ts';
import type { Design } from './design.ts';

/** The colours of a dial: centre, rim and print. */
export interface DialPaint {
  centre: string;
  rim: string;
  print: string;
  dark: boolean;
}

const paint = (centre: string, rim: string, print: string, dark: boolean): DialPaint => ({
  centre,
  rim,
  print,
  dark,
});
const PALE = '#f4f1ea';
const INK = '#1d1d1f';

/** By the dial colours of `vocabulary/dial-colours.json`. */
const DIAL_PAINTS: Readonly<Record<string, DialPaint>> = {
  black: paint('#26282b', '#0c0d0e', PALE, true),
  white: paint('#fcfcfa', '#ebe9e4', INK, false),
  silver: paint('#f1f1ef', '#c6c7c8', INK, false),
  grey: paint('#94989b', '#5c6063', PALE, true),
  anthracite: paint('#55595d', '#2c2f32', PALE, true),
  blue: paint('#2d5796', '#10244a', PALE, true),
  light_blue: paint('#bcd9e8', '#86b1c9', INK, false),
  turquoise: paint('#86d3cd', '#4fb0ac', INK, false),
  green: paint('#2f7050', '#0f3325', PALE, true),
  brown: paint('#7a523a', '#38211a', PALE, true),
  beige: paint('#efe3cb', '#d8c6a4', INK, false),
  champagne: paint('#f3e2b8', '#d7b878', INK, false),
  gold: paint('#ecd08a', '#bd9344', INK, false),
  salmon: paint('#efb79b', '#d28d70', INK, false),
  pink: paint('#f4cfd0', '#dba2a8', INK, false),
  red: paint('#b92f34', '#6e1519', PALE, true),
  burgundy: paint('#73253a', '#36101b', PALE, true),
  orange: paint('#ee8437', '#c75d17', INK, false),
  yellow: paint('#f4d24a', '#dcae22', INK, false),
  purple: paint('#6b4a86', '#33214a', PALE, true),
  mother_of_pearl: paint('#f6f3f1', '#dfe0e4', INK, false),
  skeleton: paint('#3a3c3e', '#191a1c', PALE, true),
  multicolour: paint('#3b4a63', '#1a2233', PALE, true),
  diamonds: paint('#eef0f3', '#d3d7dc', INK, false),
};

/** The paint of a dial; silver for an unknown id. */
export function dialPaint(dial: string): DialPaint {
  return DIAL_PAINTS[dial] ?? paint('#f1f1ef', '#c6c7c8', INK, false);
}

const BLUED: Tones = { shine: '#7ea2d8', light: '#35589a', mid: '#213f7c', dark: '#152c5c', deep: '#0c1a38' };
const DARK: Tones = { shine: '#8d9094', light: '#4b4e52', mid: '#2b2d30', dark: '#191a1c', deep: '#0c0d0e' };

/**
 * The metal of applied indices and hands: gold on gold cases, blued steel with Roman numerals on pale dials, dark
 * steel on dials where bright steel has too little contrast, else bright steel.
 */
export function appliedTones(design: Design): Tones {
  const gold = [design.accent, design.metal].find(
    (metal) => metal === 'yellow_gold' || metal === 'rose_gold',
  );
  const steel = METALS['steel'] ?? DARK;
  if (gold) return METALS[gold] ?? steel;
  if (dialPaint(design.dial).dark) return steel;
  if (['breguet', 'sword', 'leaf'].includes(design.hands) && design.indices === 'roman') return BLUED;
  if (design.hands === 'breguet') return BLUED;
  return design.indices === 'bauhaus' || ['white', 'mother_of_pearl', 'diamonds'].includes(design.dial)
    ? DARK
    : { ...DARK, light: '#777b80', mid: '#4a4d51' };
}

/** The colour of numerals: gold on gold watches, else the colour of the print. */
export function numeralColour(design: Design): string {
  const { print, dark } = dialPaint(design.dial);
  const gold = [design.accent, design.metal].some(
    (metal) => metal === 'yellow_gold' || metal === 'rose_gold',
  );
  const tones = appliedTones(design);
  return gold ? (dark ? tones.light : tones.dark) : print;
}
