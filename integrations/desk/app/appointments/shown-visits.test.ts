import { expect, it } from 'vitest';
import { shownVisits } from './shown-visits.ts';

const OFFICES = [
  { alias: 'samara', today: '2026-12-01' },
  { alias: 'tashkent', today: '2026-12-02' },
];

it.each([
  ['', { day: '2026-12-01', office: '' }],
  ['day=2026-12-24&office=tashkent', { day: '2026-12-24', office: 'tashkent' }],
  ['day=tomorrow&office=paris', { day: '2026-12-01', office: '' }],
  ['day=2026-13-40', { day: '2026-12-01', office: '' }],
])('the address ?%s shows %o', (address, shown) => {
  expect(shownVisits(new URLSearchParams(address), OFFICES)).toEqual(shown);
});

it('a chosen day needs no offices; today does', () => {
  expect(shownVisits(new URLSearchParams('day=2026-12-24')).day).toBe('2026-12-24');
  expect(shownVisits(new URLSearchParams()).day).toBe('');
});
