/** Kinds of accessories that are drawn; ids of the catalogue's types. */
export const ACCESSORY_TYPES = ['pen', 'bag', 'cufflinks', 'phone', 'wallet', 'lighter'] as const;
export type AccessoryType = (typeof ACCESSORY_TYPES)[number];

/** What a drawing of an accessory shows; ids are those of the catalogue's vocabularies. */
export interface AccessoryFacts {
  /** The item's url: whatever the facts leave open is drawn from it, so two pieces never look the same. */
  seed: string;
  brand: string;
  model: string;
  type: AccessoryType;
  /** leather, exotic_leather, canvas, textile, resin, lacquer, or a metal of `vocabulary/materials.json`. */
  material: string;
  /** black, brown, tan, burgundy, navy, green, grey, ivory, red, orange, gold, silver, and others of `colours.ts`. */
  colour: string;
  /** Id of `vocabulary/hardware.json`; fittings whose metal is not known are of steel. */
  hardware: string | null;
}

/** The pictures of an accessory: as it lies, open or from its other side, and a part of it from near. */
export const ACCESSORY_VIEWS = ['front', 'open', 'detail'] as const;
export type AccessoryView = (typeof ACCESSORY_VIEWS)[number];
