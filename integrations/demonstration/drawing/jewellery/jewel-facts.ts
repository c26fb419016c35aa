/** Kinds of jewellery with drawings; ids of the catalogue's types. */
export const JEWELLERY_TYPES = ['ring', 'earrings', 'necklace', 'pendant', 'bracelet', 'brooch'] as const;
export type JewelleryType = (typeof JEWELLERY_TYPES)[number];

/** Stones and other insertions with their own look; an unknown id is drawn as a diamond. */
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

/** Facts for the drawing of a jewel; ids are those of the catalogue's vocabularies. */
export interface JewelFacts {
  /**
   * The item's url. It is the random seed for everything that the facts do not fix, so two pieces never look the
   * same.
   */
  seed: string;
  brand: string;
  model: string;
  type: JewelleryType;
  /** Id of `vocabulary/materials.json`. */
  metal: string;
  /** The first is the principal stone; empty when there are none. */
  insertions: readonly string[];
  /** Total weight of the stones, in carats. */
  caratWeight: number | null;
  /** Length of a necklace or bracelet, or the largest dimension of other jewels, in millimetres. */
  sizeMm: number | null;
}

/** Views of a jewel: from the front, turned (or its clasp), and a detail of its centre. */
export const JEWEL_VIEWS = ['front', 'turned', 'detail'] as const;
export type JewelView = (typeof JEWEL_VIEWS)[number];
