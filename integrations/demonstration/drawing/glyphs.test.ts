import { expect, test } from 'vitest';
import brands from '@tourbillon/backend/vocabulary/brands.json' with { type: 'json' };
import { designWatch } from './decide.ts';
import { lettersOf } from './glyphs.ts';
import { NOTHING_KNOWN } from './test-facts.ts';

test('drawings: the name on the dial is the brand as it is written', () => {
  const facts = { ...NOTHING_KNOWN, brand: 'Arnold & Son', model: 'DSTB' };
  expect(designWatch(facts).brandTitle).toBe('ARNOLD & SON');
});

test('drawings: every letter of every brand can be drawn', () => {
  const incomplete = brands.filter(({ title }) => {
    const name = title.toUpperCase();
    return lettersOf(name).join('') !== name.normalize('NFD').replaceAll('’', "'");
  });
  expect(incomplete.map(({ title }) => title)).toEqual([]);
});
