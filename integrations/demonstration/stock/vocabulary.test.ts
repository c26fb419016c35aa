import { describe, expect, test } from 'vitest';
import { TABLE_LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { filtersOfKind } from '@tourbillon/domain/sections/filters.ts';
import { AVAILABILITIES, CONDITIONS } from '@tourbillon/domain/sections/item-statuses.ts';
import { readWatches, type SourceRow } from './source-row.ts';
import { VOCABULARY, type Vocabulary } from '@tourbillon/backend/vocabulary/vocabulary.ts';

describe.each(Object.entries(VOCABULARY))('vocabulary %s', (_, vocabulary: Vocabulary) => {
  test('§1 every word has a title in each of the four languages', () => {
    for (const [id, titles] of Object.entries(vocabulary)) {
      for (const locale of TABLE_LOCALES) expect(titles[locale], `${id} ${locale}`).toBeTruthy();
    }
  });

  test('Uzbek writes oʻ and gʻ with U+02BB, not with an apostrophe', () => {
    for (const { uz } of Object.values(vocabulary)) expect(uz).not.toMatch(/[og]['’`]/i);
  });
});

test('§3 statuses and flags are all titled', () => {
  expect(Object.keys(VOCABULARY.conditions)).toEqual([...CONDITIONS]);
  expect(Object.keys(VOCABULARY.availability).toSorted()).toEqual([...AVAILABILITIES].toSorted());
  const flags = filtersOfKind('flag').map(({ name }) => name);
  expect(Object.keys(VOCABULARY.flags).toSorted()).toEqual(flags.toSorted());
});

test.each<[keyof SourceRow, keyof typeof VOCABULARY]>([
  ['case_material', 'materials'],
  ['bracelet', 'materials'],
  ['body_form', 'bodyForms'],
  ['dial_colour', 'dialColours'],
  ['functions', 'functions'],
  ['movement', 'movements'],
  ['crystal', 'crystals'],
  ['gender', 'genders'],
  ['made_in', 'countries'],
])('every %s of the demonstration watches is a word of %s', async (column, name) => {
  const known = new Set(Object.keys(VOCABULARY[name]));
  const used = new Set((await readWatches()).flatMap((row) => row[column].split(' ').filter(Boolean)));
  expect([...used].filter((id) => !known.has(id))).toEqual([]);
});
