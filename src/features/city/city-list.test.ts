import { describe, expect, test } from 'vitest';
import { cityTitle, pickerCities } from './city-list.ts';

const city = (alias: string, parent: string | null = null, title: string | null = alias) => ({
  alias,
  parent,
  title,
});
const aliases = (list: { alias: string }[]) => list.map(({ alias }) => alias).join(' ');

describe('D29 cities of the picker', () => {
  const all = [
    city('samara'),
    city('moscow-rigamall', 'moscow'),
    city('moscow'),
    city('moscow-vremenagoda', 'moscow'),
    city('baku'),
  ];
  test.each([
    [
      'a city, then its offices in their order',
      all,
      false,
      'samara moscow moscow-rigamall moscow-vremenagoda baku',
    ],
    ['the flag hides the offices', all, true, 'samara moscow baku'],
    ['a null title is not listed', [city('moscow'), city('perm', null, null)], false, 'moscow'],
    ['an office of a city that is not there', [city('baku'), city('mall', 'samara')], false, 'baku mall'],
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
