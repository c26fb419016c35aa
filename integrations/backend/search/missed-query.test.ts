import { expect, test } from 'vitest';
import { missedQuery } from './missed-query.ts';

test.each([
  ['  Ролекс   Дайтона ', 'ролекс дайтона'],
  ['RICHARD MILLE', 'richard mille'],
  ['116610LN', '116610ln'],
  ['311.30.42.30.01.005', '311.30.42.30.01.005'],
  ['5711/1A-010', '5711/1a-010'],
  ['116610', '116610'],
  ['x', undefined],
  ['ivan@example.com', undefined],
  ['+7 (900) 000-00-00', undefined],
  ['77-104217', undefined],
  ['иван 8 900 000-00-00', undefined],
  ['rolex call +998 90 000 00 00', undefined],
  ['omega 31130423001005', 'omega 31130423001005'],
  ['rolex 2021 40 mm', 'rolex 2021 40 mm'],
  ['card 4000 0000 0000 0000', undefined],
  ['w'.repeat(60), 'w'.repeat(60)],
  ['w'.repeat(61), undefined],
])('%j is counted as %j', (typed, counted) => {
  expect(missedQuery(typed)).toBe(counted);
});
