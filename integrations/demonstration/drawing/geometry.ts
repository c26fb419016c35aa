import type { CaseKind, Design } from './design.ts';
import { fourLugs, LUGS } from './lugs.ts';
import { barrel, box, cushion, drop, oval, regular, round, type Outline } from './outline.ts';

/** Dimensions of the parts of a watch head; a round case has a radius of 100. */
export interface Geometry {
  body: Outline;
  bezel: Outline;
  /** The inner edge of the bezel, where the dial begins. */
  opening: Outline;
  /** Path data of the parts outside the body: lugs, ears, claws. */
  lugs: string;
  /** Half the width of the strap at the case, and the height of that point. */
  strapHalf: number;
  strapStart: number;
  /** Half the width of the case at three o'clock, where the crown sits. */
  side: number;
}

type Frame = Pick<Geometry, 'body' | 'bezel' | 'opening'> & { lug?: 'own' | 'slim' | 'broad' | 'ears' };

/** The width of the bezel; an insert with a scale needs more room. */
function bezelWidth(design: Design): number {
  const widths = {
    smooth: 11,
    fluted: 17,
    coin: 12,
    dive: 24,
    gmt: 24,
    tachymeter: 22,
    screws: 22,
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
      return { body: cushion(94, 100, 0.9), bezel: box(80, 80, 18), opening: box(66, 66, 12), lug: 'ears' };
    case 'tank':
      return { body: box(76, 96, 8), bezel: box(75, 84, 6), opening: box(58, 74, 3), lug: 'ears' };
    case 'reverso':
      return { body: box(72, 104, 5), bezel: box(70, 78, 4), opening: box(59, 69, 3), lug: 'slim' };
    case 'rectangular':
      return { body: box(74, 100, 12), bezel: box(72, 97, 10), opening: box(61, 86, 7), lug: 'slim' };
    case 'royal-oak':
      return { body: cushion(101, 104, 0.8), bezel: regular(8, 93), opening: round(73) };
    case 'porthole':
      return {
        body: cushion(97, 95, 0.82),
        bezel: cushion(93, 91, 0.8),
        opening: cushion(76, 74, 0.78),
        lug: 'ears',
      };
    case 'octagon':
      return { body: regular(8, 97), ...ring(90) };
    case 'tonneau':
      return { body: barrel(86, 108), bezel: barrel(82, 103), opening: barrel(70, 91), lug: 'slim' };
    case 'oval':
      return { body: oval(82, 104), bezel: oval(80, 102), opening: oval(68, 90), lug: 'slim' };
    case 'drop':
      return { body: drop(80, 108), bezel: drop(77, 104), opening: drop(62, 84), lug: 'slim' };
    case 'claws':
      return { body: cushion(98, 102, 0.66), ...ring(94) };
    case 'pebble':
      return { body: round(100), bezel: round(93), opening: round(82), lug: 'slim' };
    case 'big-bang':
      return { body: round(96), bezel: round(93), opening: round(93 - wide), lug: 'broad' };
    case 'integrated':
      return { body: cushion(99, 106, 0.78), ...ring(91) };
  }
}

/** Ears: the case continues into the strap as bars (tank, santos) or as a wide end (integrated bracelet). */
function special(kind: CaseKind): string {
  switch (kind) {
    case 'tank':
      return 'M-76 -112Q-76 -117 -70 -117L-62 -117Q-58 -117 -58 -112V112Q-58 117 -62 117L-70 117Q-76 117 -76 112ZM76 -112Q76 -117 70 -117L62 -117Q58 -117 58 -112V112Q58 117 62 117L70 117Q76 117 76 112Z';
    case 'santos':
      return 'M-86 -60L-64 -120L64 -120L86 -60V60L64 120L-64 120L-86 60Z';
    case 'royal-oak':
      return 'M-88 -60L-70 -122L70 -122L88 -60V60L70 122L-70 122L-88 60Z';
    case 'porthole':
      return 'M-74 -56L-60 -116L60 -116L74 -56V56L60 116L-60 116L-74 56ZM86 -34L104 -30Q107 0 104 30L86 34ZM-86 -34L-104 -30Q-107 0 -104 30L-86 34Z';
    case 'octagon':
      return 'M-76 -50L-60 -118L60 -118L76 -50V50L60 118L-60 118L-76 50Z';
    case 'integrated':
    case 'claws':
      return 'M-86 -50L-66 -117L66 -117L86 -50V50L66 117L-66 117L-86 50Z';
    case 'big-bang':
      return 'M84 -34L99 -28Q103 0 99 28L84 34ZM-84 -34L-99 -28Q-103 0 -99 28L-84 34Z';
    default:
      return '';
  }
}

/** The geometry of a watch head. */
export function geometry(design: Design): Geometry {
  const { caseKind } = design;
  const { lug, ...outlines } = frame(caseKind, bezelWidth(design));
  const { body } = outlines;
  const tall = Math.max(0, body.h - 100);
  const kind = lug === 'own' ? design.lug : lug;
  const lugs = special(caseKind) + (kind && kind !== 'ears' ? fourLugs(LUGS[kind], tall) : '');
  const broad: Partial<Record<CaseKind, number>> = {
    'royal-oak': 68,
    integrated: 62,
    octagon: 57,
    porthole: 57,
    claws: 58,
    tank: 57,
    santos: 60,
    'big-bang': 53,
  };
  return {
    ...outlines,
    lugs,
    strapHalf: broad[caseKind] ?? (lug === 'broad' ? 52 : 50),
    strapStart:
      { tank: 97, santos: 112, 'royal-oak': 117, integrated: 112, claws: 112, octagon: 112, porthole: 110 }[
        caseKind as string
      ] ?? Math.min(body.h, 100) * 0.9,
    side: caseKind === 'porthole' || caseKind === 'big-bang' ? 104 : body.edge(90),
  };
}
