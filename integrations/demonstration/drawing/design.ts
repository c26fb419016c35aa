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
  | 'integrated'
  | 'flowing'
  | 'offshore'
  | 'tank-francaise'
  | 'ellipse'
  | 'h'
  | 'aquis'
  | 'dodecagon';

/** Forms of the lugs of a round case. */
export type LugKind =
  | 'classic'
  | 'slim'
  | 'broad'
  | 'straight'
  | 'lyre'
  | 'wire'
  | 'horn'
  | 'drop'
  | 'short'
  | 'faceted';

export type BezelKind =
  | 'smooth'
  | 'fluted'
  | 'coin'
  | 'dive'
  | 'scalloped'
  | 'riders'
  | 'gmt'
  | 'tachymeter'
  | 'slide-rule'
  | 'screws'
  | 'bolts'
  | 'notches'
  | 'arms'
  | 'segments'
  | 'gems'
  | 'engine';
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
  | 'clous'
  | 'large-tapisserie'
  | 'globe';
export type IndexKind =
  | 'baton'
  | 'thin'
  | 'roman'
  | 'arabic'
  | 'dots'
  | 'square'
  | 'explorer'
  | 'pilot'
  | 'wedge'
  | 'bauhaus';
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
  | 'needle'
  | 'arrow';
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
  | 'hlinks'
  | 'rouleaux'
  | 'tank';
export type StrapKind = 'alligator' | 'calf' | 'rubber' | 'textile';

/** Positions of the sub-dials of a chronograph: 3-6-9, 6-9-12, 3-9, or 12-6. */
export type Registers = 'tri' | 'v' | 'bi' | 'axis';

/**
 * Where the date is read: in a window at three, at six, between four and five, at twelve or within the small seconds;
 * by a hand on the ring around the moon, or at the rim of the dial.
 */
export type DatePlace = 'three' | 'six' | 'four' | 'twelve' | 'seconds' | 'moon' | 'rim';

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
  registers: Registers;
  /** The hour of the small seconds. */
  secondsAt: 6 | 9;
  /** Whether the watch has no hand for seconds. */
  twoHands: boolean;
  /** Whether the sub-dials have a metal ring, as on a Daytona. */
  ringed: boolean;
  /** Whether the dial has an off-centre ring of 24 hours, as on a Sky-Dweller. */
  offCentreRing: boolean;
  datePlace: DatePlace;
  moonAt: 6 | 12;
  /** Whether the moon fills half of the dial. */
  greatMoon: boolean;
  /** The hour of the power reserve; null when any free one will do. */
  reserveAt: number | null;
  /** The hour of an open balance. */
  balanceAt: number;
  cyclops: boolean;
  /** Whether the name of the day is at twelve, and not beside the date. */
  dayAtTwelve: boolean;
  /** Crown guards. */
  guards: boolean;
  /** Whether there is a second crown at ten o'clock. */
  secondCrown: boolean;
  /** Whether the crown has a blue stone, as at Cartier. */
  cabochon: boolean;
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
