import { describe, expect, test } from 'vitest';
import materials from '@tourbillon/backend/vocabulary/materials.json' with { type: 'json' };
import hardwares from '@tourbillon/backend/vocabulary/hardware.json' with { type: 'json' };
import { sampleAccessories, sampleArt, sampleJewels } from '../samples/goods-samples.ts';
import { svgFaults } from '../samples/svg-faults.ts';
import type { Blur } from './blur.ts';
import {
  ACCESSORY_TYPES,
  ACCESSORY_VIEWS,
  ART_VIEWS,
  blurOfAccessory,
  blurOfArt,
  blurOfJewel,
  drawAccessory,
  drawArt,
  drawJewel,
  INSERTIONS,
  JEWEL_VIEWS,
  JEWELLERY_TYPES,
  TECHNIQUES,
} from './goods.ts';
import { decideAccessory } from './accessories/accessory-design.ts';
import { decideJewel } from './jewellery/jewel-design.ts';

const JEWELS = sampleJewels(600);
const ACCESSORIES = sampleAccessories(600);
const ART = sampleArt(600);

/** Every drawing of the samples, by kind and view. */
const KINDS: readonly (readonly [
  kind: string,
  count: number,
  draw: (index: number) => string | undefined,
])[] = [
  ...JEWEL_VIEWS.map(
    (view) => [`jewel, ${view}`, JEWELS.length, at(JEWELS, (facts) => drawJewel(facts, view))] as const,
  ),
  ...ACCESSORY_VIEWS.map(
    (view) =>
      [
        `accessory, ${view}`,
        ACCESSORIES.length,
        at(ACCESSORIES, (facts) => drawAccessory(facts, view)),
      ] as const,
  ),
  ...ART_VIEWS.map(
    (view) => [`work of art, ${view}`, ART.length, at(ART, (facts) => drawArt(facts, view))] as const,
  ),
];

function at<T>(rows: readonly T[], draw: (row: T) => string): (index: number) => string | undefined {
  return (index) => {
    const row = rows[index];
    return row && draw(row);
  };
}

describe('drawings: jewellery, accessories and art are drawn likewise', () => {
  test.each(KINDS)('drawings: %s is sound, light, quickly drawn and like no other', (_, count, draw) => {
    const before = process.threadCpuUsage();
    const drawings = Array.from({ length: count }, (_unused, index) => draw(index) ?? '');
    const { user, system } = process.threadCpuUsage(before);
    const each = (user + system) / 1000 / count;
    const sizes = drawings.map((svg) => svg.length).sort((a, b) => a - b);
    expect(new Set(drawings).size).toBe(count);
    expect(sizes.at(-1)).toBeLessThan(40_000);
    expect(sizes[Math.floor(count * 0.8)]).toBeLessThan(20_500);
    // A drawing takes under a millisecond of processor time; the limit allows for a slow machine.
    expect(each).toBeLessThan(15);
    expect(draw(7)).toBe(drawings[7]);
    const wrong = drawings.flatMap((svg, index) => svgFaults(svg).map((fault) => `${index}: ${fault}`));
    expect(wrong).toEqual([]);
  });
});

describe('drawings: every id of the vocabularies is drawn', () => {
  test.each(JEWELLERY_TYPES)('drawings: a %s with every stone, in every metal', (type) => {
    const base = { seed: 'a', brand: '', model: '', type, metal: 'platinum', caratWeight: 1, sizeMm: null };
    const stones = INSERTIONS.map((stone) => drawJewel({ ...base, insertions: [stone] }, 'front'));
    const families = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) =>
      ['emerald', 'ruby'].map((stone) => drawJewel({ ...base, seed, insertions: [stone] }, 'front')),
    );
    expect(families.map(([one, other]) => one === other)).not.toContain(true);
    const metals = Object.keys(materials).map((metal) =>
      drawJewel({ ...base, metal, insertions: [] }, 'front'),
    );
    expect([...stones, ...metals].flatMap(svgFaults)).toEqual([]);
    expect(new Set(stones).size).toBe(INSERTIONS.length);
  });

  test.each(ACCESSORY_TYPES)(
    'drawings: a %s of every material, and of one and a colour nobody knows',
    (type) => {
      const base = { seed: 'a', brand: '', model: '', type, colour: 'black', hardware: null };
      const drawn = [...Object.keys(materials), 'exotic_leather', 'moon dust'].map((material) =>
        drawAccessory({ ...base, material }, 'front'),
      );
      expect(
        [...drawn, drawAccessory({ ...base, material: 'leather', colour: 'ultraviolet' }, 'open')].flatMap(
          svgFaults,
        ),
      ).toEqual([]);
    },
  );

  test.each(ACCESSORY_TYPES)('D98 the fittings of a %s are those on record, else of steel', (type) => {
    const fittingsOf = (hardware: string | null) =>
      ['a', 'b', 'c', 'd', 'e', 'f'].map(
        (seed) =>
          decideAccessory({ seed, brand: '', model: '', type, colour: 'gold', material: 'leather', hardware })
            .fitting,
      );
    expect(new Set(fittingsOf(null))).toEqual(new Set(['steel']));
    expect(new Set(fittingsOf('gold'))).toEqual(new Set(['yellow_gold']));
    for (const id of Object.keys(hardwares)) expect(fittingsOf(id)).not.toContain('steel');
  });

  test.each(TECHNIQUES)('drawings: %s of any proportion keeps within the picture', (technique) => {
    for (const [widthCm, heightCm] of [
      [30, 40],
      [400, 20],
      [20, 400],
      [1, 1],
    ] as const) {
      const facts = { seed: 'a', author: 'a', title: '', technique, widthCm, heightCm, year: null };
      expect(svgFaults(drawArt(facts, 'front'))).toEqual([]);
      const { halfWidth, halfHeight } = blurOfArt(facts);
      expect(halfWidth).toBeLessThan(5);
      expect(halfHeight).toBeLessThan(6);
      expect(Math.min(halfWidth, halfHeight)).toBeGreaterThan(0);
    }
  });
});

describe('drawings: what a jewel is called and who made it shows', () => {
  test.each([
    ['bracelet', 'Cartier', 'Juste un Clou', [], ['nail']],
    ['bracelet', 'Cartier', 'Love', ['diamond'], ['screws']],
    ['ring', 'Cartier', 'Trinity', [], ['trinity']],
    ['bracelet', 'Bvlgari', 'Serpenti Viper', [], ['serpent']],
    ['necklace', 'Van Cleef & Arpels', 'Vintage Alhambra', ['onyx'], ['quatrefoil']],
    ['ring', 'Tiffany & Co.', 'The Tiffany Setting', ['diamond'], ['solitaire']],
    ['pendant', 'Tiffany & Co.', 'Key', [], ['key']],
    ['necklace', 'Mikimoto', 'Akoya', ['pearl'], ['pearls']],
    ['earrings', '', 'Pearl drops', ['pearl'], ['pearls']],
    ['pendant', 'Chopard', 'Happy Hearts', ['diamond'], ['heart', 'disc']],
  ] as const)('drawings: %s %s %s', (type, brand, model, insertions, families) => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const facts = {
        seed,
        brand,
        model,
        type,
        metal: 'platinum',
        insertions,
        caratWeight: null,
        sizeMm: null,
      };
      expect(families).toContain(decideJewel(facts).family);
    }
  });
});

describe('drawings: blurred placeholder', () => {
  const within = ({ x, y, halfWidth, halfHeight }: Blur) =>
    x - halfWidth > 0 && x + halfWidth < 10 && y - halfHeight > 0 && y + halfHeight < 12;
  test('drawings: it lies within the picture, whatever is drawn', () => {
    expect(JEWELS.map(blurOfJewel).every(within)).toBe(true);
    expect(ACCESSORIES.map(blurOfAccessory).every(within)).toBe(true);
    expect(ART.map(blurOfArt).every(within)).toBe(true);
  });
});
