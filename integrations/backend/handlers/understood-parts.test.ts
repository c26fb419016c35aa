import { expect, test } from 'vitest';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { QueryResults } from '../search/run-query.ts';
import type { Meaning } from '../search/dictionary/meaning.ts';
import { understoodParts } from './understood-parts.ts';

test.each([
  ['rolex not gold', [1, 2], 'gold', 'gold'],
  ['rolex -gold', [1], 'gold', 'gold'],
  ['rolex oltinsiz', [1], 'oltin', 'oltin'],
  ['rolex yoʻl, emas', [1, 2], 'yol', 'yoʻl'],
])('D365 what “%s” excludes is named without the word that excludes it', (query, places, word, title) => {
  const group = {
    words: [word],
    meanings: [{ kind: 'attribute', term: 'metal:gold' }],
    reference: undefined,
    beginning: false,
    places,
    negated: true,
  } as const;
  const results = { parts: [{ kind: 'group', group, places }] } as unknown as QueryResults;
  expect(understoodParts(query, results, { cities: new Map() } as unknown as Catalogue, 'en')).toMatchObject([
    { title, negated: true, without: 'rolex' },
  ]);
});

test('D365 of several things that are excluded all are named: brands by their names, others as typed', () => {
  const group = (word: string, meaning: Meaning) =>
    ({ words: [word], meanings: [meaning], reference: undefined, beginning: false, places: [] }) as const;
  const joinedPart = (...joined: readonly ReturnType<typeof group>[]) => {
    const meanings = joined.flatMap((one) => one.meanings);
    const whole = { ...joined[0], meanings, places: [1, 2, 3], negated: true, joined };
    return { kind: 'group', group: whole, places: whole.places };
  };
  const parts = [
    joinedPart(
      group('стали', { kind: 'attribute', term: 'metal:steel' }),
      group('золота', { kind: 'attribute', term: 'metal:gold' }),
    ),
    joinedPart(
      group('rolex', { kind: 'brand', slug: 'rolex' }),
      group('omega', { kind: 'brand', slug: 'omega' }),
    ),
  ];
  const brands = new Map(['Rolex', 'Omega'].map((title) => [title.toLowerCase(), { title, local: {} }]));
  const catalogue = { cities: new Map(), brands } as unknown as Catalogue;
  expect(
    understoodParts('часы без стали, золота', { parts } as unknown as QueryResults, catalogue, 'ru'),
  ).toMatchObject([
    { kind: 'property', value: null, title: 'стали, золота', negated: true, without: 'часы' },
    { kind: 'brand', value: null, title: 'Rolex, Omega', negated: true },
  ]);
});
