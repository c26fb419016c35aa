import type { Width } from '#src/addresses/image-address.ts';

/** The display size of pictures, and the widths that are offered. */
export interface PictureKind {
  widths: readonly Width[];
  /**
   * The `sizes` attribute, as wide as the styles make the picture (decision 700). Undefined for a picture of one size:
   * the first width is for screens of one pixel per CSS pixel, the second for sharper ones.
   */
  sizes: string | undefined;
  /** The `sizes` of a picture higher than wide, where the frame is not: it is drawn narrower than the frame. */
  standing?: string;
  /** The one width in WebP, for the few browsers without AVIF: every address adds 70 bytes to the page. */
  spare: Width;
}

const CARD: readonly Width[] = [246, 334, 492, 668];
const LARGE: readonly Width[] = [334, 492, 668, 1000];
/** Beside a title, in a row. */
const SMALL: readonly Width[] = [160, 246, 334, 492];

/** Display widths in the grids: 2, 3 or 4 cards per row. */
export const PICTURE_KINDS = {
  card: {
    widths: CARD,
    sizes: '(min-width:1320px) 288px,(min-width:880px) 21vw,(min-width:608px) 28vw,41vw',
    spare: 492,
  },
  cardBesideFilters: {
    widths: CARD,
    sizes: '(min-width:1200px) 216px,(min-width:880px) 21vw,(min-width:608px) 28vw,41vw',
    spare: 492,
  },
  /** A column of the comparison, on plates. */
  compared: { widths: CARD, sizes: '(min-width:560px) 224px,38vw', spare: 492 },
  /** Slides of goods (§9). */
  slide: { widths: CARD, sizes: '(min-width:992px) 334px,246px', spare: 492 },
  /** The unit of the day on the first screen. */
  daily: {
    widths: LARGE,
    sizes: '(min-width:1320px) 420px,(min-width:992px) 32vw,(min-width:576px) 340px,60vw',
    spare: 668,
  },
  /** A picture beside a text, half as wide as the page. */
  portrait: {
    widths: [334, 668, 1000],
    sizes: '(min-width:1320px) 483px,(min-width:992px) 35vw,84vw',
    spare: 668,
  },
  /** A cover on a card: 3:2, one, two or three per row. */
  cover: {
    widths: LARGE,
    sizes: '(min-width:1320px) 420px,(min-width:992px) 31vw,(min-width:576px) 46vw,calc(100vw - 2rem)',
    spare: 668,
  },
  /** The same in a carousel: one or three in the window. */
  coverSlide: {
    widths: LARGE,
    sizes: '(min-width:1320px) 420px,(min-width:768px) 32vw,calc(100vw - 2rem)',
    spare: 668,
  },
  /** The large cover of the latest articles, and a small one beside it. */
  latest: {
    widths: LARGE,
    sizes: '(min-width:1320px) 644px,(min-width:992px) 46vw,calc(100vw - 2rem)',
    spare: 668,
  },
  latestRow: {
    widths: SMALL,
    sizes: '(min-width:1320px) 219px,(min-width:992px) 16vw,32vw',
    spare: 334,
  },
  /** A cover at the top of its text, beside the title from 992 px. */
  coverMain: {
    widths: LARGE,
    sizes: '(min-width:1320px) 740px,(min-width:992px) 55vw,calc(100vw - 2rem)',
    spare: 668,
  },
  /** The same of a film. */
  film: {
    widths: LARGE,
    sizes: '(min-width:1320px) 859px,(min-width:992px) 62vw,calc(100vw - 2rem)',
    spare: 668,
  },
  /** A small cover in a row beside its title. */
  coverSmall: {
    widths: SMALL,
    sizes: '(min-width:1320px) 149px,(min-width:992px) 11vw,27vw',
    spare: 334,
  },
  /** The monogram at the top of an expert's page. */
  monogram: {
    widths: SMALL,
    sizes: '(min-width:1100px) 246px,(min-width:768px) 23vw,160px',
    spare: 492,
  },
  /** The portrait of an author. */
  author: { widths: [160, 246], sizes: undefined, spare: 246 },
  /** A famous watch beside its story: two per row from 1200 px. */
  famous: {
    widths: CARD,
    sizes: '(min-width:1200px) 210px,36vw',
    spare: 492,
  },
  /** The same in a row of two or four that leads there. */
  famousTeaser: { widths: CARD, sizes: '(min-width:1320px) 282px,(min-width:992px) 20vw,40vw', spare: 492 },
  /** A picture inside a text, as wide as the reading column. */
  text: { widths: LARGE, sizes: '(min-width:768px) 630px,calc(100vw - 2rem)', spare: 668 },
  main: {
    widths: LARGE,
    sizes: '(min-width:1320px) 540px,(min-width:768px) 45vw,92vw',
    // As high as the window leaves room for.
    standing: '(min-width:1200px) clamp(320px,83vh - 371px,659px),(min-width:768px) 40vw,58vw',
    spare: 668,
  },
  thumbnail: { widths: [160], sizes: undefined, spare: 160 },
} as const satisfies Record<string, PictureKind>;
export type PictureKindName = keyof typeof PICTURE_KINDS;
