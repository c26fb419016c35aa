/** Kinds of accessories with drawings; ids of the catalogue's types. */
export const ACCESSORY_TYPES = ['pen', 'bag', 'cufflinks', 'phone', 'wallet', 'lighter'] as const;
export type AccessoryType = (typeof ACCESSORY_TYPES)[number];

/** Facts for the drawing of an accessory; ids are those of the catalogue's vocabularies. */
export interface AccessoryFacts {
  /**
   * The item's url. It is the random seed for everything that the facts do not fix, so two pieces never look the
   * same.
   */
  seed: string;
  brand: string;
  model: string;
  type: AccessoryType;
  /** leather, exotic_leather, canvas, textile, resin, lacquer, or a metal of `vocabulary/materials.json`. */
  material: string;
  /** black, brown, tan, burgundy, navy, green, grey, ivory, red, orange, gold, silver, and others of `colours.ts`. */
  colour: string;
  /** Id of `vocabulary/hardware.json`; fittings of an unknown metal are drawn in steel. */
  hardware: string | null;
}

/** Views of an accessory: closed, open or from the other side, and a detail. */
export const ACCESSORY_VIEWS = ['front', 'open', 'detail'] as const;
export type AccessoryView = (typeof ACCESSORY_VIEWS)[number];
