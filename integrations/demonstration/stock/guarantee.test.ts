import { expect, test } from 'vitest';
import { guaranteeOf } from './guarantee.ts';

test.each<[string, Partial<Parameters<typeof guaranteeOf>[0]>, number | null]>([
  ['new', { condition: 'new' }, 24],
  ['worn', { condition: 'natural_wear' }, 12],
  ['old', { year: '1970–1979' }, 6],
  ['complicated', { specials: ['complications'] }, 6],
  ['with defects', { condition: 'defects' }, null],
  ['in need of repair', { condition: 'needs_repair' }, null],
  ['in the dealer corner', { stock: 'dealer' }, null],
])('§9, D77 months of guarantee: %s', (_, own, months) => {
  const watch = { stock: 'current', condition: 'perfect', year: '2020', specials: [] } as const;
  expect(guaranteeOf({ ...watch, ...own })).toBe(months);
});
