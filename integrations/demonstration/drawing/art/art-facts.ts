/** Techniques of paintings and prints; ids of the catalogue's vocabulary. */
export const TECHNIQUES = ['oil', 'acrylic', 'gouache', 'watercolour', 'lithograph', 'mixed'] as const;
export type Technique = (typeof TECHNIQUES)[number];

/** What a drawing of a work of art shows. */
export interface ArtFacts {
  /** The item's url: the composition is made from it. */
  seed: string;
  /** Works of one author share a manner and a palette. */
  author: string;
  title: string;
  technique: Technique;
  /** Size of the sheet or canvas without its frame; the frame is added around it. */
  widthCm: number;
  heightCm: number;
  year: number | null;
}

/** The pictures of a work: framed, from the side, and a part of its surface from near. */
export const ART_VIEWS = ['front', 'angled', 'detail'] as const;
export type ArtView = (typeof ART_VIEWS)[number];
