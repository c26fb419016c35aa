import type { CaseKind, Design } from './design.ts';
import { fourLugs, LUGS } from './lugs.ts';
import { barrel, box, cushion, drop, oval, regular, round, type Outline } from './outline.ts';
import { shellOf } from './shells.ts';

/** Dimensions of the parts of a watch head; a round case has a radius of 100. */
export interface Geometry {
  body: Outline;
  bezel: Outline;
  /** The inner edge of the bezel, where the dial begins. */
  opening: Outline;
  /** Path data of the parts outside the body: lugs, ears, the shell of a case with an integrated bracelet. */
  lugs: string;
  /** Path data of the polished bevels of the lugs. */
  bevels: string;
  /** Height at which the lugs end, where a bracelet has its first full link. */
  tip: number;
  /** Half the width of the strap at the case, and the height of that point. */
  strapHalf: number;
  strapStart: number;
  /** Half the width of the case at three o'clock, where the crown sits. */
  side: number;
}

type Frame = Pick<Geometry, 'body' | 'bezel' | 'opening'> & { lug?: 'own' | 'slim' | 'broad' | 'shell' };

/** The width of the bezel; an insert with a scale needs more room. */
function bezelWidth(design: Design): number {
  const widths = {
    smooth: 11,
    fluted: 17,
    coin: 12,
    dive: 24,
    scalloped: 24,
    riders: 22,
    gmt: 24,
    'slide-rule': 31,
    tachymeter: 22,
    screws: 22,
    bolts: 18,
    notches: 15,
    arms: 16,
    segments: 14,
    gems: 15,
    engine: 16,
  };
  if (design.bezel !== 'smooth') return widths[design.bezel];
  return (design.caseKind === 'dress' ? 7 : widths.smooth) * design.bezelWide;
}

function frame(kind: CaseKind, wide: number): Frame {
  const ring = (r: number) => ({ bezel: round(r), opening: round(r - wide) });
  switch (kind) {
    case 'round':
      return { body: round(100), ...ring(97), lug: 'own' };
    case 'dress':
      return { body: round(98), ...ring(97), lug: 'own' };
    case 'cushion':
      return { body: cushion(100, 99, 0.82), ...ring(90), lug: 'broad' };
    case 'luminor':
      return { body: cushion(98, 98, 0.84), ...ring(89), lug: 'broad' };
    case 'square':
      return { body: box(88, 88, 14), bezel: box(85, 85, 12), opening: box(74, 74, 8), lug: 'broad' };
    case 'square-round':
      return { body: box(93, 93, 20), bezel: box(91, 91, 19), opening: round(77), lug: 'broad' };
    case 'santos':
      return { body: box(92, 88, 26), bezel: box(84, 84, 18), opening: box(66, 66, 9), lug: 'shell' };
    case 'tank':
      return { body: box(66, 90, 2), bezel: box(64, 87, 2), opening: box(58, 76, 2), lug: 'shell' };
    case 'tank-francaise':
      return { body: box(66, 88, 2), bezel: box(64, 86, 2), opening: box(58, 74, 2), lug: 'shell' };
    case 'h':
      return { body: box(66, 66, 3), bezel: box(64, 64, 2), opening: box(58, 58, 2), lug: 'shell' };
    case 'ellipse':
      return { body: oval(86, 100), bezel: oval(84, 98), opening: oval(77, 91) };
    case 'reverso':
      return { body: box(72, 104, 5), bezel: box(70, 78, 4), opening: box(59, 69, 3), lug: 'slim' };
    case 'rectangular':
      return { body: box(74, 100, 12), bezel: box(72, 97, 10), opening: box(61, 86, 7), lug: 'slim' };
    case 'royal-oak':
      return { body: cushion(97, 96, 0.8), bezel: regular(8, 93), opening: round(73), lug: 'shell' };
    case 'offshore':
      return { body: cushion(99, 97, 0.8), bezel: regular(8, 89), opening: round(69), lug: 'shell' };
    case 'porthole':
      return {
        body: cushion(95, 93, 0.82),
        bezel: cushion(91, 89, 0.8),
        opening: cushion(75, 73, 0.78),
        lug: 'shell',
      };
    case 'octagon':
      return { body: regular(8, 97), ...ring(90) };
    case 'tonneau':
      return { body: barrel(86, 108), bezel: barrel(82, 103), opening: barrel(70, 91), lug: 'slim' };
    case 'oval':
      return { body: oval(86, 104), bezel: oval(83, 101), opening: oval(69, 87) };
    case 'drop':
      return { body: drop(80, 108), bezel: drop(77, 104), opening: drop(62, 84), lug: 'slim' };
    case 'claws':
      return { body: round(97), ...ring(93), lug: 'shell' };
    case 'pebble':
      return { body: round(100), bezel: round(96), opening: round(83), lug: 'slim' };
    case 'aquis':
      return { body: round(100), ...ring(96), lug: 'shell' };
    case 'dodecagon':
      return { body: round(100), bezel: regular(12, 95), opening: round(95 - wide), lug: 'own' };
    case 'big-bang':
      return { body: round(96), bezel: round(93), opening: round(93 - wide), lug: 'broad' };
    case 'integrated':
      return { body: round(97), ...ring(93), lug: 'shell' };
    case 'flowing':
      return { body: round(97), ...ring(92), lug: 'shell' };
  }
}

/** Half the width of a strap at the case, where it is not the usual one. */
const STRAP_HALVES: Readonly<Partial<Record<CaseKind, number>>> = {
  'royal-oak': 71,
  offshore: 69,
  porthole: 60,
  octagon: 57,
  claws: 60,
  integrated: 64,
  flowing: 60,
  santos: 63,
  tank: 59,
  'tank-francaise': 57.5,
  h: 56,
  'big-bang': 53,
  ellipse: 50,
};

/** Heights at which a strap becomes visible, where the case covers it further than usual. */
const STRAP_STARTS: Readonly<Partial<Record<CaseKind, number>>> = {
  'royal-oak': 118,
  offshore: 115,
  porthole: 113,
  octagon: 112,
  claws: 113,
  integrated: 114,
  flowing: 115,
  santos: 114,
  tank: 86,
  'tank-francaise': 84,
  h: 62,
  ellipse: 78,
  oval: 82,
};

/** The geometry of a watch head. */
export function geometry(design: Design): Geometry {
  const { caseKind } = design;
  const { lug, ...outlines } = frame(caseKind, bezelWidth(design));
  const { body } = outlines;
  const tall = Math.max(0, body.h - 100);
  const kind = lug === 'own' ? design.lug : lug === 'shell' ? undefined : lug;
  const of = kind && LUGS[kind];
  const strapStart = STRAP_STARTS[caseKind] ?? Math.min(body.h, 100) * 0.86;
  const bars = ['tank', 'tank-francaise', 'h'].includes(caseKind);
  return {
    ...outlines,
    lugs: shellOf(caseKind) + (of ? fourLugs(of.d, tall) : ''),
    bevels: of?.bevel ? fourLugs(of.bevel, tall) : '',
    tip: of || bars || caseKind === 'aquis' ? 112 + tall : strapStart,
    strapHalf: STRAP_HALVES[caseKind] ?? (of ? 51 : 50),
    strapStart,
    side: SIDES[caseKind] ?? body.edge(90),
  };
}

/** Where the crown sits, on cases with parts beside their body. */
const SIDES: Readonly<Partial<Record<CaseKind, number>>> = {
  porthole: 106,
  'big-bang': 103,
  'royal-oak': 101,
  offshore: 104,
  integrated: 98,
  flowing: 98,
  claws: 99,
  santos: 94,
  tank: 82,
  'tank-francaise': 86,
  h: 88,
};
