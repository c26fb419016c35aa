import brands from '@tourbillon/backend/vocabulary/brands.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { CUTS, WEIGHTS } from '../../scripts/fonts/cuts.ts';
import { fallbackFaces, readFont } from './fallback-faces.ts';
import { readText } from './files.ts';

/** Characters that the four languages, prices and references need in addition to ASCII letters. */
const NEEDED = [
  ...'АЯаяЁёЄєЇїІіҐґʻʼ’‘“”„«»–—…·×−°²½№₽₴$€éüöçčş',
  // The thin space. All files lack the narrow no-break space: browsers use half a space.
  '\u2009',
];

/** Spaces between words. */
const SPACES = [' ', '\u00a0'];

const faces = [...readText('src/styles/fonts.css').matchAll(/@font-face \{([^}]+)\}/g)].flatMap(
  ([, rule = '']) => {
    const file = /(?:files|fonts)\/([\w-]+\.woff2)/.exec(rule)?.[1];
    const weights = /font-weight: (\d+) (\d+)/.exec(rule)?.slice(1).map(Number);
    return file
      ? [{ file, family: /font-family: '(\w+)'/.exec(rule)?.[1], weights, ranges: readRanges(rule) }]
      : [];
  },
);

describe('typefaces', () => {
  it('stand-ins have the widths and heights of the files they stand in for', () => {
    const css = readText('src/styles/fallback-fonts.css');
    expect(css.slice(css.indexOf('@font-face')).trim()).toBe(fallbackFaces());
  });

  it.each([
    ['Onest', [...NEEDED, ...SPACES]],
    ['Cormorant', NEEDED],
  ])('%s: every character has one file, and it is there', (family, needed) => {
    for (const character of needed) {
      const point = character.codePointAt(0) ?? 0;
      const serving = servedBy(family, point);
      expect(
        serving.map(({ file }) => file),
        character,
      ).toHaveLength(1);
      for (const { file } of serving) {
        expect(readFont(file).hasGlyphForCodePoint(point), `${character} in ${file}`).toBe(true);
      }
    }
  });

  it('D673 the spaces of headings are those of the stand-ins, so that they bring no file', () => {
    for (const space of SPACES) expect(servedBy('Cormorant', space.codePointAt(0) ?? 0)).toEqual([]);
    expect(fallbackFaces().match(/unicode-range: U\+20, U\+A0;/g)).toHaveLength(2);
  });
});

describe('architecture §8 what `npm run fonts` cuts out of the typefaces', () => {
  it.each(CUTS)('$family $name is served for its characters and weights', ({ family, name, ranges }) => {
    const face = faces.find(({ file }) => file === `${family}-${name}.woff2`);
    const { min, max } = WEIGHTS[family];
    expect(face?.weights).toEqual([min, max]);
    expect(face?.ranges).toEqual(readRanges(`unicode-range: ${ranges.join(', ')}`));
  });
});

it('the names of makers, in capitals too, need no file beside that of Latin letters', () => {
  const names = brands.map(({ title }) => title + title.toUpperCase());
  const latin = faces.find(({ file }) => file === 'onest-latin.woff2');
  const missing = [...new Set(names.join(''))].filter(
    (letter) => !latin?.ranges.some(holds(letter.codePointAt(0) ?? 0)),
  );
  expect(missing).toEqual([]);
});

/** Files of a family for a character. */
function servedBy(family: string, point: number) {
  return faces.filter((face) => face.family === family && face.ranges.some(holds(point)));
}

function readRanges(rule: string): [number, number][] {
  const text = /unicode-range:([^;]+)/.exec(rule)?.[1] ?? '';
  return [...text.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from = '', to]) => [
    parseInt(from, 16),
    parseInt(to ?? from, 16),
  ]);
}

function holds(point: number) {
  return ([from, to]: [number, number]) => from <= point && point <= to;
}
