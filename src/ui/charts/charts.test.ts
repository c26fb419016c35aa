import { describe, expect, test } from 'vitest';
import { anchorAt, percentOf, scaleOf, ticksOf } from './scale.ts';
import { shareSegments } from './share-segments.ts';
import { stacksOf } from './stack-dots.ts';

describe('charts: scale', () => {
  test.each([
    [10, 30],
    [11_300, 12_100],
    [5_000, 5_000],
    [612_400, 1_940_000],
    [0, 7],
  ])('round amounts around %d and %d', (lowest, highest) => {
    const ticks = ticksOf(lowest, highest, 5);
    expect(ticks.length).toBeGreaterThanOrEqual(2);
    expect(ticks.length).toBeLessThanOrEqual(5);
    expect(ticks[0]).toBeLessThanOrEqual(lowest);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
    const steps = ticks.slice(1).map((tick, at) => tick - (ticks[at] ?? 0));
    expect(new Set(steps.map((step) => step.toFixed(6))).size).toBe(1);
  });

  test('an amount stands between the ticks in proportion', () => {
    const { ticks, place } = scaleOf(10, 30);
    expect([place(ticks[0] ?? 0), place(ticks.at(-1) ?? 0)]).toEqual([0, 100]);
    expect(place(20)).toBe(percentOf(20 - (ticks[0] ?? 0), (ticks.at(-1) ?? 0) - (ticks[0] ?? 0)));
  });

  test.each([
    [1, 3, 33.33],
    [-1, 4, -25],
    [5, 0, 50],
  ])('%d of %d are %d %%', (part, whole, percent) => {
    expect(percentOf(part, whole)).toBe(percent);
  });

  test.each([
    [0, 'start'],
    [50, 'middle'],
    [100, 'end'],
  ])('a label at %d %% is written from its %s', (place, anchor) => {
    expect(anchorAt(place)).toBe(anchor);
  });
});

test.each([
  ['far apart', [0, 10, 20], [[0], [1], [2]]],
  ['equal', [5, 5, 5], [[0, 1, 2]]],
  ['touching', [0, 4, 8], [[0], [1], [2]]],
  [
    'a stack ends one width after its first',
    [0, 1, 3, 4, 5],
    [
      [0, 1, 2],
      [3, 4],
    ],
  ],
  ['none', [], []],
])('charts: dots %s', (_, places, stacks) => {
  expect(stacksOf(places, 4)).toEqual(stacks);
});

test.each([
  [
    [50, 10, 40],
    [
      [0, 50],
      [50, 10],
      [60, 40],
    ],
  ],
  [
    [1, 1, 1],
    [
      [0, 33.33],
      [33.33, 33.34],
      [66.67, 33.33],
    ],
  ],
  [[7], [[0, 100]]],
])('charts: the parts %j fill a bar', (amounts, expected) => {
  expect(shareSegments(amounts).map(({ x, width }) => [x, width])).toEqual(expected);
});
