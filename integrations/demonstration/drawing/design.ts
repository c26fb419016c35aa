import type { Random } from './random.ts';

/** How a case is built: its outline, whether bezel and dial follow it, and how the strap joins. */
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

/** How the lugs of a round case are formed. */
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

/** Everything about a watch decided: what the facts say and, where they are silent, what suits the brand. */
export interface Design {
  /** Chance of this very item, for what differs between two pieces of one reference. */
  random: Random;
  brandTitle: string;
  reference: string;
  caseKind: CaseKind;
  metal: string;
  /** The second metal, of bezel and centre links; the same as `metal` when there is one only. */
  accent: string;
  bezel: BezelKind;
  lug: LugKind;
  /** How wide a plain bezel is, in parts of the usual. */
  bezelWide: number;
  /** Colours of a bezel insert: one, or two for day and night. */
  insert: readonly [string, string];
  dial: string;
  texture: Texture;
  indices: IndexKind;
  hands: HandKind;
  /** A bracelet of metal, or else a strap. */
  bracelet: BraceletKind | null;
  braceletMetal: string;
  braceletAccent: string;
  strap: StrapKind;
  strapColour: string;
  stitch: string;
  functions: ReadonlySet<string>;
  /** Sub-dials stand at 3-6-9, 6-9-12, 3-9, or on one axis. */
  registers: 'tri' | 'v' | 'bi';
  datePlace: 'three' | 'six' | 'four';
  cyclops: boolean;
  guards: boolean;
  /** A blue stone in the crown, as Cartier sets it. */
  cabochon: boolean;
  stones: boolean;
  quartz: boolean;
  manual: boolean;
  displayBack: boolean;
  /** Pixels of the picture for one unit (a hundredth of half the width of the case). */
  scale: number;
  /** Degrees the piece leans as it lies before the eye. */
  lean: number;
  /** Degrees the light falls at. */
  light: number;
}
