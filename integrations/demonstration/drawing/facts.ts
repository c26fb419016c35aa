/** Facts for the drawing of a watch; ids are those of the catalogue's vocabularies. */
export interface WatchFacts {
  /**
   * The item's url. It is the random seed for everything that the facts do not fix, so two watches never look the
   * same.
   */
  seed: string;
  /** The brand's name as it is written: "Arnold & Son". */
  brand: string;
  collection: string | null;
  model: string;
  reference: string | null;
  /** A collectors' name: "Hulk". */
  nickname: string | null;
  /** round, cushion, square, polygon, tonneau, rectangular, oval, drop, asymmetric; null when not known. */
  form: string | null;
  caseMaterial: string | null;
  dialColour: string | null;
  bracelet: string | null;
  functions: readonly string[];
  diameterMm: number | null;
  gender: string | null;
  movement: string | null;
  caliber: string | null;
  /** Whether there are precious stones somewhere. */
  stones: boolean;
}

/** Views of a watch, in the order of its pictures. */
export const VIEWS = ['front', 'detail', 'back'] as const;
export type View = (typeof VIEWS)[number];
