import { expect, test } from 'vitest';
import { CLARITIES, COLOURS, diamondRange, diamondValue, SHAPES, type Stone } from './diamond-value.ts';

test.each<[number, Stone['colour'], Stone['clarity'], Stone['shape'], number]>([
  [0.18, 'G', 'VS2', 'round', 318.08],
  [0.3, 'G', 'VS2', 'round', 602.07],
  [0.5, 'F', 'VS1', 'round', 1647.61],
  [0.7, 'H', 'SI1', 'princess', 1702.66],
  [1, 'G', 'VS2', 'round', 5660.68],
  [1, 'G', 'VS2', 'cushion', 4528.55],
  [1, 'D', 'IF', 'round', 9699.21],
  [1, 'J', 'SI2', 'oval', 2468.83],
  [1, 'M', 'I2', 'pear', 774.52],
  [1.5, 'E', 'VVS2', 'emerald', 13069.24],
  [2, 'G', 'VS2', 'round', 19596.26],
  [3, 'G', 'VS2', 'round', 36000.64],
  [5, 'D', 'FL', 'round', 143339.38],
])('D17 %d carat, %s, %s, %s is worth $%d in the middle', (carats, colour, clarity, shape, usd) => {
  expect(diamondValue({ carats, colour, clarity, shape })).toBeCloseTo(usd, 1);
});

const STONE: Stone = { carats: 1, colour: 'G', clarity: 'VS2', shape: 'round' };

test.each<[string, Partial<Stone>, number]>([
  ['grades that were fitted', {}, 0.2],
  ['two carats', { carats: 2 }, 0.2],
  ['more than two carats', { carats: 2.01 }, 0.35],
  ['a colour that is assumed', { colour: 'K' }, 0.35],
  ['a clarity that is assumed', { clarity: 'FL' }, 0.35],
])('D17 the range of %s', (_, change, spread) => {
  const stone = { ...STONE, ...change };
  const middle = diamondValue(stone);
  const range = diamondRange(stone);
  expect(range.spread).toBe(spread);
  expect(range.from).toBeCloseTo(middle * (1 - spread));
  expect(range.to).toBeCloseTo(middle * (1 + spread));
});

test.each([
  ['colour', COLOURS.map((colour) => diamondValue({ ...STONE, colour }))],
  ['clarity', CLARITIES.map((clarity) => diamondValue({ ...STONE, clarity }))],
])('D17 every step down in %s is worth less', (_, values) => {
  expect(values).toEqual([...values].sort((a, b) => b - a));
});

test('§9 fancy cuts are 15 to 20 % cheaper than the round one', () => {
  const round = diamondValue(STONE);
  const shares = SHAPES.filter((shape) => shape !== 'round').map(
    (shape) => diamondValue({ ...STONE, shape }) / round,
  );
  expect(Math.min(...shares)).toBeCloseTo(0.8);
  expect(Math.max(...shares)).toBeCloseTo(0.85);
});
