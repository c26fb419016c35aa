import { describe, expect, test } from 'vitest';
import { cityTitle, pickerCities } from './city-list.ts';

const city = (alias: string, title: string | null = alias) => ({ alias, title });
const aliases = (list: { alias: string }[]) => list.map(({ alias }) => alias).join(' ');

describe('D29 cities of the picker', () => {
  const all = [
    city('samara'),
    city('moscow-rigamall'),
    city('moscow'),
    city('moscow-vremenagoda'),
    city('baku'),
  ];
  test.each([
    [
      'Moscow first, then its offices in their order',
      all,
      false,
      'samara moscow moscow-vremenagoda moscow-rigamall baku',
    ],
    ['the flag hides both offices', all, true, 'samara moscow baku'],
    ['a null title is not listed', [city('moscow'), city('perm', null)], false, 'moscow'],
    ['no Moscow at all', [city('baku'), city('samara')], false, 'baku samara'],
    ['empty', [], false, ''],
  ])('%s', (_, cities, flag, expected) => {
    expect(aliases(pickerCities(cities, flag))).toBe(expected);
  });
});

test('§3 an alias lookup returns the title or empty text', () => {
  const cities = [{ alias: 'baku', title: 'Баку' }];
  expect(cityTitle(cities, 'baku')).toBe('Баку');
  expect(cityTitle(cities, 'perm')).toBe('');
});
