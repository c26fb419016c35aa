import type {
  BezelKind,
  BraceletKind,
  CaseKind,
  DatePlace,
  HandKind,
  IndexKind,
  LugKind,
  Registers,
  StrapKind,
  Texture,
} from '../design.ts';

/**
 * The fixed parts of a collection: what makes it recognisable without its name. The facts of a record override them.
 * Functions are not part of it: the record, the name or the reference states them, or they are not drawn.
 */
export interface Signature {
  case: CaseKind;
  bezel: BezelKind;
  /** Lugs of a case that has no fixed ones. */
  lug?: LugKind;
  /** Width of a plain bezel, relative to the usual one. */
  rim?: number;
  bracelet: BraceletKind;
  /** What the watch is usually worn on. */
  wear: 'bracelet' | StrapKind;
  hands: HandKind;
  indices: IndexKind;
  texture: Texture;
  /** The usual dial, for a record without a dial colour. */
  dial?: string;
  /** Colours of the bezel insert: upper half, lower half. */
  insert?: readonly [string, string];
  registers?: Registers;
  secondsAt?: 6 | 9;
  /** The place of the date window, if there is a date. */
  date?: DatePlace;
  cyclops?: true;
  /** Whether the day is at twelve; with a lens over the date it is. */
  dayAtTwelve?: true;
  guards?: true;
  secondCrown?: true;
  cabochon?: true;
  twoHands?: true;
  ringed?: true;
  offCentreRing?: true;
}

/**
 * The name of a collection or a line of it, the pattern of its watches (slugs of brand, collection,
 * model, reference), its parts.
 */
export type SignatureRow = readonly [name: string, pattern: RegExp, signature: Signature];
