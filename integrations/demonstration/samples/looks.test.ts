import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawAccessory, drawArt, drawJewel } from '../drawing/goods.ts';
import { drawWatch } from '../drawing/draw-watch.ts';
import { sampleAccessories, sampleArt, sampleJewels } from './goods-samples.ts';
import { sampleWatches } from './watch-samples.ts';

/** Size of a thumbnail in pixels: enough to tell a chronograph from a diver, too small for the tips of hands. */
const SIZE = { width: 30, height: 36 } as const;

/** The background of cards in the light theme. */
const PLATE = '#efebe2';

/** Rasterising is slow on a busy machine. */
const TIMEOUT = { timeout: 90_000 };

async function looksOf(svgs: readonly string[]): Promise<Uint8Array[]> {
  const looks: Uint8Array[] = [];
  for (const svg of svgs) looks.push(await lookOf(svg));
  return looks;
}

/** The smallest distance of two thumbnails, among the pairs that `count` accepts. */
function closest(
  looks: readonly Uint8Array[],
  count: (one: number, other: number) => boolean = () => true,
): number {
  let least = Infinity;
  looks.forEach((look, one) => {
    for (let other = 0; other < one; other += 1) {
      const second = looks[other];
      if (second && count(one, other)) least = Math.min(least, apart(look, second));
    }
  });
  return least;
}

describe('drawings: nothing looks like anything else, seen as small as 30 pixels', () => {
  test('drawings: 200 random watches, two of one reference among them', TIMEOUT, async () => {
    const watches = await sampleWatches(200);
    const looks = await looksOf(watches.map((facts) => drawWatch(facts, 'front')));
    const same = (one: number, other: number) =>
      `${watches[one]?.brand}/${watches[one]?.reference}` ===
      `${watches[other]?.brand}/${watches[other]?.reference}`;
    // Facts that are not recorded are drawn in the plainest way, so such watches look alike.
    const isRecorded = (at: number) => watches[at]?.dialColour !== null && watches[at]?.bracelet !== null;
    const recorded = (one: number, other: number) => isRecorded(one) || isRecorded(other);
    // Two pieces of one reference differ only by light, hands and position; two references differ much more.
    expect(closest(looks)).toBeGreaterThan(3);
    expect(closest(looks, (one, other) => !same(one, other) && recorded(one, other))).toBeGreaterThan(7);
  });

  test.each([
    ['jewels', () => sampleJewels(120).map((facts) => drawJewel(facts, 'front')), 3],
    ['accessories', () => sampleAccessories(120).map((facts) => drawAccessory(facts, 'front')), 2.2],
    ['works of art', () => sampleArt(120).map((facts) => drawArt(facts, 'front')), 12],
  ] as const)('drawings: 120 random %s', TIMEOUT, async (_, draw, least) => {
    expect(closest(await looksOf(draw()))).toBeGreaterThan(least);
  });

  test('drawings: the measure is 0 for one drawing and large for black and white', TIMEOUT, async () => {
    const square = (fill: string) =>
      lookOf(
        `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="960"><path fill="${fill}" d="M0 0h800v960H0z"/></svg>`,
      );
    expect(apart(await square('#000'), await square('#000'))).toBe(0);
    expect(apart(await square('#000'), await square('#fff'))).toBe(255);
  });
});

describe('drawings: kinds of watch are told apart at a glance', () => {
  const base = {
    seed: 'a',
    brand: 'x',
    collection: null,
    model: 'x',
    reference: null as string | null,
    nickname: null,
    form: 'round',
    caseMaterial: 'steel',
    dialColour: 'black',
    bracelet: 'steel',
    functions: [] as string[],
    diameterMm: 40,
    gender: null,
    movement: 'automatic',
    caliber: null,
    stones: false,
  };
  const kinds = {
    chronograph: { ...base, functions: ['chronograph', 'tachymeter'] },
    diver: { ...base, functions: ['rotating_bezel', 'date'] },
    'dress watch': {
      ...base,
      brand: 'cartier',
      collection: 'tank',
      form: 'rectangular',
      dialColour: 'silver',
      bracelet: 'leather',
    },
    GMT: { ...base, brand: 'rolex', collection: 'gmt-master-ii', functions: ['gmt', 'date'] },
    skeleton: { ...base, dialColour: 'skeleton' },
    'jewelled piece': { ...base, brand: 'rolex', collection: 'datejust', reference: '116244', stones: true },
  };
  test('drawings: chronograph, diver, dress watch, GMT, skeleton, jewelled piece', TIMEOUT, async () => {
    const looks = await looksOf(Object.values(kinds).map((facts) => drawWatch(facts, 'front')));
    expect(looks).toHaveLength(6);
    expect(closest(looks)).toBeGreaterThan(8);
  });
});

/** A thumbnail of a drawing: one byte for each channel of each pixel. */
async function lookOf(svg: string): Promise<Uint8Array> {
  // Rendered larger first: at this size the renderer would drop thin lines instead of making them paler.
  const large = await sharp(Buffer.from(svg))
    .resize(150, 180)
    .flatten({ background: PLATE })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = large.info;
  return sharp(large.data, { raw: { width, height, channels } })
    .resize(SIZE.width, SIZE.height)
    .raw()
    .toBuffer();
}

/** Distance of two thumbnails: the root mean square difference of their bytes, 0 to 255. */
function apart(one: Uint8Array, other: Uint8Array): number {
  let total = 0;
  for (let index = 0; index < one.length; index += 1) total += ((one[index] ?? 0) - (other[index] ?? 0)) ** 2;
  return Math.sqrt(total / one.length);
}
