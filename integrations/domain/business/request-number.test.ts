import { describe, expect, it } from 'vitest';
import { readRequestNumber, requestNumber } from './request-number.ts';

describe('the number of a request that is looked up by it', () => {
  it('is the same for one key, another for another, and is read as it is printed', () => {
    const numbers = Array.from({ length: 500 }, (_, place) => requestNumber(`key ${place}`));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(requestNumber('key 0')).toBe(numbers[0]);
    for (const number of numbers) expect(readRequestNumber(number)).toBe(number);
  });

  it.each([
    ['k7qm2-3f9tx', 'K7QM2-3F9TX'],
    [' № K7QM2 3F9TX ', 'K7QM2-3F9TX'],
    ['K7QM23F9TX', 'K7QM2-3F9TX'],
    ['O7QMl-3F9Ti', '07QM1-3F9T1'],
    ['1042-1', '1042-1'],
    ['1042 – 1', '1042-1'],
    ['K7QM2', undefined],
    ['K7QM2-3F9TU', undefined],
    ['', undefined],
  ])('"%s" is %s', (typed, number) => {
    expect(readRequestNumber(typed)).toBe(number);
  });
});
