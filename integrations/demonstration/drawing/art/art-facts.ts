/** Techniques of paintings and prints; ids of the catalogue's vocabulary. */
export const TECHNIQUES = ['oil', 'acrylic', 'gouache', 'watercolour', 'lithograph', 'mixed'] as const;
export type Technique = (typeof TECHNIQUES)[number];

/** Facts for the drawing of a work of art. */
export interface ArtFacts {
  /** The item's url: the random seed of the composition. */
  seed: string;
  /** Works of one author share a manner and a palette. */
  author: string;
  title: string;
  technique: Technique;
  /** Size of the sheet or canvas without its frame. */
  widthCm: number;
  heightCm: number;
  year: number | null;
}

/** Views of a work: framed, from the side, and a detail of its surface. */
export const ART_VIEWS = ['front', 'angled', 'detail'] as const;
export type ArtView = (typeof ART_VIEWS)[number];
