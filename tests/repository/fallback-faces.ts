import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkitten';
import { ROOT } from './files.ts';

/** Characters whose average width represents each kind; the widths below were measured with exactly these. */
const SAMPLES = {
  signs: '                .,,:-—«»()',
  digits: '00123456789',
  latin:
    'BuysellorpawnaSwisswatchanexpertnamesthesuminminutesShveytsariyasoatlarisotibolishsotishyokigarovga' +
    'qoʻyishNarxnibilishbepulsoʻm',
  cyrillic:
    'ЛомбардискупкашвейцарскихчасовОценимзаминутувыплатимденьгивденьобращенияГодинникможназдативзаставу' +
    'чипродатийогооцінитьекспертЇїцінавідомаодразу',
  space: ' ',
} as const;

type Kind = keyof typeof SAMPLES;
const KINDS = Object.keys(SAMPLES) as Kind[];

/** Kinds of characters with a width of their own: a fallback may have a wider space and narrower letters. */
const RANGES: Record<Kind, string> = {
  signs: 'U+0-2F, U+3A-40, U+A0-BF, U+2000-2BFF',
  digits: 'U+30-39',
  latin: 'U+41-9F, U+C0-3FF',
  cyrillic: 'U+400-52F',
  // After the signs, so that it is its own for these two.
  space: 'U+20, U+A0',
};

/** A font family of the site. */
interface Family {
  package: string;
  /** Its factor for `size-adjust`. */
  scale: number;
}

/**
 * A system font, with the average advance of the samples in em; measured in Chromium. One for headings has the space
 * apart: it is that of the headings even when their font has come.
 */
interface Fallback {
  family: Family;
  name: string;
  weights: string;
  local: string[];
  width: Record<Exclude<Kind, 'space'>, number> & { space?: number };
  /** Ratio of the family's width as used (weight, lining figures) to its default width; measured too. */
  set: Record<Kind, number>;
}

const SANS: Family = { package: 'onest', scale: 1 };
const SERIF: Family = { package: 'cormorant', scale: 1.14 };

const SANS_TEXT = { signs: 1, digits: 1, latin: 1, cyrillic: 1, space: 1 };
const SANS_BOLD = { signs: 1.054, digits: 1.0039, latin: 1.02, cyrillic: 1.0242, space: 1.037 };
const SERIF_DISPLAY = { signs: 1.0043, digits: 1.0651, latin: 1.0069, cyrillic: 1.0128, space: 1 };

/** Arial and Times New Roman (Liberation has the same widths); Android has Roboto and Noto Serif. */
const FALLBACKS: Fallback[] = [
  {
    family: SANS,
    name: 'Onest Fallback',
    weights: '400 500',
    local: ['Arial', 'Liberation Sans'],
    width: { signs: 0.3334, digits: 0.5562, latin: 0.4794, cyrillic: 0.5392 },
    set: SANS_TEXT,
  },
  {
    family: SANS,
    name: 'Onest Fallback',
    weights: '600 700',
    local: ['Arial Bold', 'Liberation Sans Bold'],
    width: { signs: 0.3355, digits: 0.5562, latin: 0.524, cyrillic: 0.5845 },
    set: SANS_BOLD,
  },
  {
    family: SANS,
    name: 'Onest Fallback Android',
    weights: '400 700',
    local: ['Roboto', 'Roboto-Regular'],
    width: { signs: 0.2905, digits: 0.562, latin: 0.4853, cyrillic: 0.557 },
    set: SANS_TEXT,
  },
  {
    family: SERIF,
    name: 'Cormorant Fallback',
    weights: '400 700',
    local: ['Times New Roman', 'Liberation Serif'],
    width: { signs: 0.3087, digits: 0.5, latin: 0.4376, cyrillic: 0.4957, space: 0.25 },
    set: SERIF_DISPLAY,
  },
  {
    family: SERIF,
    name: 'Cormorant Fallback Android',
    weights: '400 700',
    local: ['Noto Serif', 'NotoSerif-Regular'],
    width: { signs: 0.3164, digits: 0.559, latin: 0.5234, cyrillic: 0.6031, space: 0.26 },
    set: SERIF_DISPLAY,
  },
];

/**
 * `@font-face` rules of the fallback fonts, with the same width and height as the site's fonts, so that lines
 * break at the same places.
 */
export function fallbackFaces(): string {
  return FALLBACKS.flatMap((fallback) =>
    KINDS.flatMap((kind) => {
      const width = fallback.width[kind];
      return width === undefined ? [] : [fallbackFace(fallback, kind, width)];
    }),
  ).join('\n\n');
}

/** A font of the packages. @param name as in `onest-latin-wght-normal.woff2`. */
export function readFont(name: string): Font {
  const cut = !name.includes('-wght-');
  const folder = cut
    ? 'src/styles/fonts'
    : `node_modules/@fontsource-variable/${name.replace(/-.*/, '')}/files`;
  return create(readFileSync(path.join(ROOT, folder, name))) as Font;
}

function fallbackFace({ family, name, weights, local, set }: Fallback, kind: Kind, width: number): string {
  const font = readFont(`${family.package}-${kind === 'cyrillic' ? kind : 'latin'}-wght-normal.woff2`);
  const own = averageAdvance(font, SAMPLES[kind]) * set[kind];
  const adjust = (own * family.scale) / width;
  const height = (units: number) => percent(((units / font.unitsPerEm) * family.scale) / adjust);
  return [
    '@font-face {',
    `  font-family: '${name}';`,
    `  font-weight: ${weights};`,
    `  src: ${local.map((face) => `local('${face}')`).join(', ')};`,
    `  size-adjust: ${percent(adjust)};`,
    `  ascent-override: ${height(font.ascent)};`,
    `  descent-override: ${height(-font.descent)};`,
    `  line-gap-override: ${height(font.lineGap)};`,
    `  unicode-range: ${RANGES[kind]};`,
    '}',
  ].join('\n');
}

/** In em, without kerning. */
function averageAdvance(font: Font, text: string): number {
  const letters = [...text];
  const advance = (letter: string) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth;
  return letters.reduce((sum, letter) => sum + advance(letter), 0) / letters.length / font.unitsPerEm;
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}
