import { expect, test } from 'vitest';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { QueryResults } from '../search/run-query.ts';
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

test.each([
  ['rolex not steel, gold', [2, 3], 'steel, gold'],
  ['rolex not steel or gold.', [2, 4], 'steel or gold'],
  ['rolex кроме poʻlat,oltin', [2, 2], 'poʻlat,oltin'],
])('D365 of several things that “%s” excludes all are named as typed', (query, [first, last], title) => {
  const metal = (id: string, place = 0) =>
    ({
      words: [id],
      meanings: [{ kind: 'attribute', term: `metal:${id}` }],
      reference: undefined,
      beginning: false,
      places: [place],
    }) as const;
  const joined = [metal('steel', first), metal('gold', last)];
  const meanings = joined.flatMap((one) => one.meanings);
  const places = [1, 2, 3, 4];
  const group = { ...joined[0], meanings, places, negated: true, joined };
  const results = { parts: [{ kind: 'group', group, places }] } as unknown as QueryResults;
  const catalogue = { cities: new Map() } as unknown as Catalogue;
  expect(understoodParts(query, results, catalogue, 'en')).toMatchObject([
    { kind: 'property', value: null, title, negated: true, without: 'rolex' },
  ]);
});
