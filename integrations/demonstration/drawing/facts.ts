/** Facts for the drawing of a watch; ids are those of the catalogue's vocabularies. */
export interface WatchFacts {
  /**
   * The item's url. It is the random seed for everything that the facts do not fix, so two watches never look the
   * same.
   */
  seed: string;
  brand: string;
  collection: string | null;
  model: string;
  reference: string | null;
  /** round, cushion, square, polygon, tonneau, rectangular, oval, drop, asymmetric; null when not known. */
  form: string | null;
  caseMaterial: string | null;
  dialColour: string | null;
  bracelet: string | null;
  functions: readonly string[];
  diameterMm: number | null;
  gender: string | null;
  movement: string | null;
  stones: boolean;
}

/** Views of a watch, in the order of its pictures. */
export const VIEWS = ['front', 'angled', 'back'] as const;
export type View = (typeof VIEWS)[number];
