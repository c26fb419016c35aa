/** A subset of one file of a typeface's package: only the characters and weights that pages use. */
export interface Cut {
  family: 'onest' | 'cormorant';
  /** Suffix after the name of the family. */
  name: string;
  /** File of the package that the subset is made from. */
  from: 'latin' | 'latin-ext' | 'cyrillic' | 'cyrillic-ext';
  /** `unicode-range` of its `@font-face`. */
  ranges: string[];
}

/** The two spaces of texts. */
const SPACES = ['U+0020', 'U+00A0'];

/** Signs, digits and punctuation, which every language needs. */
const SIGNS = [
  'U+0021-0040',
  'U+005B-0060',
  'U+007B-009F',
  'U+00A9',
  'U+00AB',
  'U+00B0-00B2',
  'U+00B7',
  'U+00BB',
  'U+00D7',
  'U+2000-206F',
  'U+20AC',
  'U+2122',
  'U+2212',
];

/** English, Uzbek with its two apostrophes, and the accents that makers and models have (É, á, ä, ç-ë, ö, ü). */
const LATIN = [
  'U+0041-005A',
  'U+0061-007A',
  'U+00C9',
  'U+00E1',
  'U+00E4',
  'U+00E7-00EB',
  'U+00F6',
  'U+00FC',
  'U+02BB-02BC',
];

/** The other accents in capitals, in which menus and labels are set (Hermès, Glashütte). */
const CAPITALS = ['U+00C1', 'U+00C4', 'U+00C7-00C8', 'U+00CA-00CB', 'U+00D6', 'U+00DC'];

/** Russian and Ukrainian, the number sign and the stress. */
const CYRILLIC = [
  'U+0301',
  'U+0401',
  'U+0404',
  'U+0406-0407',
  'U+0410-044F',
  'U+0451',
  'U+0454',
  'U+0456-0457',
  'U+0490-0491',
  'U+2116',
];

/**
 * The subsets. Every text needs signs and Latin letters, so they are one file; headings of a Cyrillic page mostly
 * need only signs. The spaces of headings are those of the stand-ins, as wide: a heading of letters alone needs no file
 * of signs for the gaps between its words. The rouble and hryvnia signs are in files of the packages that no page needs otherwise: 59 KB
 * for one sign. The packages' own files serve characters that are in no subset.
 */
export const CUTS: Cut[] = [
  { family: 'onest', name: 'latin', from: 'latin', ranges: [...SPACES, ...SIGNS, ...LATIN, ...CAPITALS] },
  { family: 'onest', name: 'cyrillic', from: 'cyrillic', ranges: CYRILLIC },
  { family: 'onest', name: 'rouble', from: 'latin-ext', ranges: ['U+20BD'] },
  { family: 'onest', name: 'hryvnia', from: 'cyrillic-ext', ranges: ['U+20B4'] },
  { family: 'cormorant', name: 'signs', from: 'latin', ranges: SIGNS },
  { family: 'cormorant', name: 'latin', from: 'latin', ranges: LATIN },
  { family: 'cormorant', name: 'cyrillic', from: 'cyrillic', ranges: CYRILLIC },
  { family: 'cormorant', name: 'rouble', from: 'latin-ext', ranges: ['U+20BD'] },
  { family: 'cormorant', name: 'hryvnia', from: 'cyrillic-ext', ranges: ['U+20B4'] },
];

/** Weights of the subsets. The unused weights of Onest are a third of its file, those of Cormorant a twelfth. */
export const WEIGHTS = { onest: { min: 400, max: 700 }, cormorant: { min: 500, max: 600 } } as const;

/**
 * Layout features to keep: kerning, ligatures, lining and tabular figures. Small capitals, swashes, fractions, the
 * forms of other languages (`locl`: Bulgarian and Serbian letters) and those that depend on neighbours (`calt`, a
 * seventh of the Latin letters for a wider t at the end of a word) are left out.
 */
export const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'liga', 'lnum', 'tnum'];

/** Every character of a subset. */
export function charactersOf({ ranges }: Cut): string {
  return ranges
    .flatMap((range) => {
      const [from = 0, to = from] = range
        .slice('U+'.length)
        .split('-')
        .map((point) => parseInt(point, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');
}
