import { describe, expect, it } from 'vitest';
import type { DocumentOf } from './formats.ts';
import { citiesOf, defaultCityOf } from './site-cities.ts';

const city = (alias: string, only?: string[]) => ({ alias, only });
const contacts = {
  cities: [city('a'), city('b'), city('c', ['ua'])],
  first: { ua: ['c', 'b'], uz: ['b', 'gone'] },
} as unknown as DocumentOf<'contacts'>;

describe('D29 D90 the cities of a site', () => {
  it.each([
    ['ru', 'a b', 'the order of the file'],
    ['uz', 'b a', 'its own first'],
    ['ua', 'c b a', 'its own first, and one that no other site has'],
  ] as const)('%s: %s, %s', (locale, aliases, _what) => {
    expect(citiesOf(contacts, locale).map(({ alias }) => alias).join(' ')).toBe(aliases); // prettier-ignore
    expect(defaultCityOf(contacts, locale)?.alias).toBe(aliases[0]);
  });

  it('a shop without cities has no default', () => {
    expect(defaultCityOf({ ...contacts, cities: [] }, 'ru')).toBeUndefined();
  });
});
