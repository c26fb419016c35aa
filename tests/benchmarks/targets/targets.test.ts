import { expect, it } from 'vitest';
import { isMet, ratioOf, type Target } from './targets.ts';

const AT_MOST: Target = { what: '', unit: 'ms', most: 50, by: '' };
const AT_LEAST: Target = { what: '', unit: 'req/s', least: 300, by: '' };
const NONE: Target = { what: '', unit: '', most: 0, by: '' };

it.each([
  { name: 'below the most', target: AT_MOST, measured: 25, met: true, ratio: 2 },
  { name: 'just the most', target: AT_MOST, measured: 50, met: true, ratio: 1 },
  { name: 'above the most', target: AT_MOST, measured: 100, met: false, ratio: 0.5 },
  { name: 'above the least', target: AT_LEAST, measured: 600, met: true, ratio: 2 },
  { name: 'below the least', target: AT_LEAST, measured: 150, met: false, ratio: 0.5 },
  { name: 'none allowed, none there', target: NONE, measured: 0, met: true, ratio: undefined },
  { name: 'none allowed, one there', target: NONE, measured: 1, met: false, ratio: undefined },
])('architecture §8 a figure and its target: $name', ({ target, measured, met, ratio }) => {
  expect({ met: isMet(target, measured), ratio: ratioOf(target, measured) }).toEqual({ met, ratio });
});
