import type { Random } from './random.ts';

/** Kinds of cases: outline, whether bezel and dial have the same form, and how the strap joins. */
export type CaseKind =
  | 'round'
  | 'dress'
  | 'cushion'
  | 'square'
  | 'square-round'
  | 'santos'
  | 'tank'
  | 'reverso'
  | 'rectangular'
  | 'royal-oak'
  | 'porthole'
  | 'octagon'
  | 'tonneau'
  | 'oval'
  | 'drop'
  | 'claws'
  | 'pebble'
  | 'luminor'
  | 'big-bang'
  | 'integrated';

/** Forms of the lugs of a round case. */
export type LugKind =
  'classic' | 'slim' | 'broad' | 'straight' | 'lyre' | 'wire' | 'horn' | 'drop' | 'short' | 'faceted';

export type BezelKind =
  'smooth' | 'fluted' | 'coin' | 'dive' | 'gmt' | 'tachymeter' | 'screws' | 'gems' | 'engine';
export type Texture =
  | 'sunray'
  | 'matt'
  | 'tapisserie'
  | 'stripes'
  | 'guilloche'
  | 'waves'
  | 'fume'
  | 'enamel'
  | 'meteorite'
  | 'clous';
export type IndexKind =
  'baton' | 'roman' | 'arabic' | 'dots' | 'explorer' | 'diamonds' | 'pilot' | 'wedge' | 'bauhaus';
export type HandKind =
  | 'dauphine'
  | 'baton'
  | 'mercedes'
  | 'sword'
  | 'breguet'
  | 'pencil'
  | 'snowflake'
  | 'leaf'
  | 'broad'
  | 'needle';
export type BraceletKind =
  | 'oyster'
  | 'jubilee'
  | 'president'
  | 'integrated'
  | 'five'
  | 'mesh'
  | 'santos'
  | 'beads'
  | 'polished'
  | 'bricks'
  | 'hlinks';
export type StrapKind = 'alligator' | 'calf' | 'rubber' | 'textile';

/** All design choices for a watch, from the facts or, for missing ones, from the style of the brand. */
export interface Design {
  /** Random generator of this item, for differences between two pieces of one reference. */
  random: Random;
  brandTitle: string;
  reference: string;
  caseKind: CaseKind;
  metal: string;
  /** The second metal, of bezel and centre links; the same as `metal` for a watch of one metal. */
  accent: string;
  bezel: BezelKind;
  lug: LugKind;
  /** Width of a plain bezel relative to the usual one. */
  bezelWide: number;
  /** Colours of a bezel insert, two for day and night. */
  insert: readonly [string, string];
  dial: string;
  texture: Texture;
  indices: IndexKind;
  hands: HandKind;
  /** Kind of metal bracelet; null for a strap. */
  bracelet: BraceletKind | null;
  braceletMetal: string;
  braceletAccent: string;
  strap: StrapKind;
  strapColour: string;
  stitch: string;
  functions: ReadonlySet<string>;
  /** Positions of the sub-dials: 3-6-9, 6-9-12, 3-9, or on one axis. */
  registers: 'tri' | 'v' | 'bi';
  datePlace: 'three' | 'six' | 'four';
  cyclops: boolean;
  guards: boolean;
  /** Whether the crown has a blue stone, as at Cartier. */
  cabochon: boolean;
  stones: boolean;
  quartz: boolean;
  manual: boolean;
  displayBack: boolean;
  /** Pixels for one unit (a hundredth of half the width of the case). */
  scale: number;
  /** Rotation of the piece in the picture, degrees. */
  lean: number;
  /** Angle of the light, degrees. */
  light: number;
}
