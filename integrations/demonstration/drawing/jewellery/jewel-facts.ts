/** Kinds of jewellery that are drawn; ids of the catalogue's types. */
export const JEWELLERY_TYPES = ['ring', 'earrings', 'necklace', 'pendant', 'bracelet', 'brooch'] as const;
export type JewelleryType = (typeof JEWELLERY_TYPES)[number];

/** Stones and other insertions that are drawn as themselves; an id that is not here is drawn as a diamond. */
export const INSERTIONS = [
  'diamond',
  'emerald',
  'ruby',
  'sapphire',
  'pearl',
  'onyx',
  'mother_of_pearl',
  'amethyst',
  'aquamarine',
  'topaz',
  'tourmaline',
  'garnet',
  'turquoise',
  'coral',
] as const;
export type Insertion = (typeof INSERTIONS)[number];

/** What a drawing of a jewel shows; ids are those of the catalogue's vocabularies. */
export interface JewelFacts {
  /** The item's url: whatever the facts leave open is drawn from it, so two pieces never look the same. */
  seed: string;
  brand: string;
  model: string;
  type: JewelleryType;
  /** Id of `vocabulary/materials.json`. */
  metal: string;
  /** The first is the principal stone; empty when there are none. */
  insertions: readonly string[];
  /** Weight of the stones together, in carats. */
  caratWeight: number | null;
  /** Length of a necklace or bracelet, or the largest measure of anything else, in millimetres. */
  sizeMm: number | null;
}

/** The pictures of a jewel: as it lies, turned (or its clasp), and its heart from near. */
export const JEWEL_VIEWS = ['front', 'turned', 'detail'] as const;
export type JewelView = (typeof JEWEL_VIEWS)[number];
