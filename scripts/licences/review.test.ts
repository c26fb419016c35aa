import { expect, it } from 'vitest';
import { ROOT } from '../processes/programs.ts';
import { reviewLicences } from './review.ts';
import { readPackages } from './packages.ts';

it.each([
  ['MIT', 'free'],
  ['(MIT OR GPL-3.0)', 'free'],
  ['MIT AND ISC', 'free'],
  ['GPL-3.0', 'open'],
  ['MIT AND GPL-3.0', 'open'],
  ['AGPL-3.0-only', 'open'],
  ['SEE LICENSE IN LICENSE.md', 'open'],
  [undefined, 'open'],
])('a package under %s is %s', (licence, expected) => {
  const { open } = reviewLicences([{ name: 'some', version: '1.0.0', licence }]);
  expect(open.length > 0 ? 'open' : 'free').toBe(expected);
});

it('every package has a licence that somebody has looked at', async () => {
  const packages = await readPackages(ROOT);
  expect(packages.length).toBeGreaterThan(500);
  expect(reviewLicences(packages).open).toEqual([]);
});
