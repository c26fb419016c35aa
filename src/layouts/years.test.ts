import { expect, test } from 'vitest';
import { copyrightYears } from './years.ts';

test.each([
  [2004, 2025, '2004–2025'],
  [2004, 2031, '2004–2031'],
  [2004, 1999, '2004–2025'],
  [2026, 2026, '2026'],
])('D67 copyright since %i in %i', (founded, current, expected) => {
  expect(copyrightYears(founded, current)).toBe(expected);
});
