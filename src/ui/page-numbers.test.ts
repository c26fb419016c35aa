import { describe, expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

describe('D41 pages of 24: numbers with gaps', () => {
  it.each([
    [1, 1, '1'],
    [1, 2, '1 2'],
    [1, 5, '1 2 … 5'],
    [3, 5, '1 2 3 4 5'],
    [4, 9, '1 2 3 4 5 … 9'],
    [5, 9, '1 … 4 5 6 … 9'],
    [6, 9, '1 … 5 6 7 8 9'],
    [9, 9, '1 … 8 9'],
    [200, 400, '1 … 199 200 201 … 400'],
  ])('page %i of %i', (current, last, shown) => {
    expect(
      pageNumbers(current, last)
        .map((page) => page ?? '…')
        .join(' '),
    ).toBe(shown);
  });
});
