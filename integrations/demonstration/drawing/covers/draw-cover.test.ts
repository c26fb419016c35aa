import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { drawCover, groundNameOf } from './draw-cover.ts';
import { GROUNDS } from './materials.ts';
import { MOTIFS, type MotifName } from './motifs/index.ts';
import { shareForms } from './share-forms.ts';

const NAMES = Object.keys(MOTIFS) as MotifName[];
const SEEDS = ['skupka-chasov', 'sovet'] as const;

describe.each(NAMES)('drawings: the cover %s', (motif) => {
  test.each(SEEDS)('of %s is the same each time, 3:2, at most 30 KB, without words', (seed) => {
    const svg = drawCover(motif, seed);
    expect(drawCover(motif, seed)).toBe(svg);
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1200 800"/);
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(30 * 1024);
    expect(svg).not.toMatch(/<text|<image|NaN|undefined|href="(?!#)/);
  });

  it('names each of its definitions once and uses only those', () => {
    const svg = drawCover(motif, 'names');
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map((match) => match[1]);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('is a picture that decodes and covers its whole ground', async () => {
    const { data } = await sharp(Buffer.from(drawCover(motif, 'decodes')))
      .resize(60)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const alphas = data.filter((_, index) => index % 4 === 3);
    expect(Math.min(...alphas)).toBe(255);
  });
});

it('drawings: no two covers are alike, of one motif or of two', () => {
  const all = NAMES.flatMap((motif) => ['a', 'b', 'c'].map((seed) => drawCover(motif, seed)));
  expect(new Set(all.map((svg) => createHash('sha1').update(svg).digest('hex'))).size).toBe(all.length);
});

it('drawings: what is seen before a cover is the ground of that cover', () => {
  for (const motif of NAMES) {
    const { light } = GROUNDS[groundNameOf(motif, 'sovet')];
    expect(/id="ground".*?stop-color="([^"]+)"/.exec(drawCover(motif, 'sovet'))?.[1]).toBe(light);
  }
});

test('a form that stands twice is written once and drawn as before', async () => {
  const d = 'M0 0h40v40h-40Z'.repeat(5);
  const content = `<path d="${d}" fill="red"/><path d="M1 1h9v9Z"/><path d="${d}" fill="none" stroke="#00f" transform="translate(9 9)"/>`;
  const shared = shareForms(content);
  expect(shared.content.match(/<use /g)).toHaveLength(2);
  expect(shared.defs + shared.content).not.toMatch(new RegExp(`${d}.*${d}`));
  const draw = (defs: string, inside: string) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><defs>${defs}</defs>${inside}</svg>`,
      ),
    )
      .raw()
      .toBuffer();
  expect(await draw(shared.defs, shared.content)).toEqual(await draw('', content));
});
