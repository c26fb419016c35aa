import { describe, expect, test } from 'vitest';
import type { DocumentOf } from './formats.ts';
import { companiesOf } from './companies.ts';

type Company = DocumentOf<'shop'>['entities'][number];

const COMPANIES = [
  { kind: 'pawnshop', details: { ru: 'a' } },
  { kind: 'trade', details: { ru: 'b' } },
  { kind: 'pawnshop', details: { ru: 'c' }, cities: ['tashkent'] },
] as unknown as Company[];

const CONTACTS = {
  cities: [
    { alias: 'moscow', parent: null, offices: ['moscow-centre'] },
    { alias: 'moscow-centre', parent: 'moscow', offices: ['moscow-centre'] },
    { alias: 'tashkent', parent: null, offices: ['tashkent-tower'] },
    { alias: 'tashkent-tower', parent: 'tashkent', offices: ['tashkent-tower'] },
  ],
} as unknown as DocumentOf<'contacts'>;

describe('companies of a city', () => {
  test.each([
    ['a city without companies of its own', 'moscow', 'a b'],
    ['a city with a pawnshop of its own', 'tashkent', 'c b'],
    ['an office of that city', 'tashkent-tower', 'c b'],
    ['a place that nobody knows', 'nowhere', 'a b'],
    ['no place', null, 'a b'],
  ])('%s', (_name, place, expected) => {
    const found = companiesOf(COMPANIES, CONTACTS, place);
    expect(found.map(({ details }) => details.ru).join(' ')).toBe(expected);
  });

  test('without contacts a city is known by its alias alone', () => {
    expect(companiesOf(COMPANIES, undefined, 'tashkent').map(({ details }) => details.ru)).toEqual([
      'c',
      'b',
    ]);
  });

  test('a kind that is only elsewhere is left out', () => {
    expect(companiesOf(COMPANIES.slice(1), CONTACTS, 'moscow').map(({ kind }) => kind)).toEqual(['trade']);
  });
});
