import { describe, expect, it } from 'vitest';
import { nextTab } from './next-tab.ts';

describe('components: the tab a key leads to', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['ArrowLeft', 2, 1],
    ['Home', 1, 0],
    ['End', 1, 2],
    [' ', 1, 1],
    ['Tab', 1, undefined],
    ['a', 1, undefined],
  ])('%s from %i: %s', (key, from, to) => {
    expect(nextTab(key, from, 3)).toBe(to);
  });
});
