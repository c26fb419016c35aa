import { expect, test } from 'vitest';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { QueryResults } from '../search/run-query.ts';
import { understoodParts } from './understood-parts.ts';

test.each([
  ['rolex not gold', [1, 2], 'gold'],
  ['rolex -gold', [1], 'gold'],
  ['rolex oltinsiz', [1], 'oltin'],
])('D365 what “%s” excludes is named without the word that excludes it', (query, places, word) => {
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
    { title: word, negated: true, without: 'rolex' },
  ]);
});

test('D365 of several things that are excluded all are named', () => {
  const group = {
    words: ['steel', 'or', 'gold'],
    meanings: [
      { kind: 'attribute', term: 'metal:steel' },
      { kind: 'attribute', term: 'metal:gold' },
    ],
    reference: undefined,
    beginning: false,
    places: [1, 2, 3, 4],
    negated: true,
  } as const;
  const results = { parts: [{ kind: 'group', group, places: group.places }] } as unknown as QueryResults;
  const catalogue = { cities: new Map() } as unknown as Catalogue;
  expect(understoodParts('rolex not steel or gold', results, catalogue, 'en')).toMatchObject([
    { kind: 'property', value: null, title: 'steel or gold', negated: true, without: 'rolex' },
  ]);
});
