import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import type { Titles } from '../database/schema/titles.ts';
import type { Brand, City } from './catalogue.ts';

/** The brand without its titles by language if they are invalid. Its own title is then shown. */
export function withValidBrandTitles(brand: Brand): Brand {
  return brand.titles === null || isWritten(brand.titles) ? brand : { ...brand, titles: null };
}

/** The city with its alias in place of invalid titles. */
export function withValidCityTitles(city: City): City {
  const alias = Object.fromEntries(LOCALES.map((locale) => [locale, city.alias])) as Titles;
  return {
    ...city,
    title: isWritten(city.title) ? city.title : alias,
    titleIn: isWritten(city.titleIn) ? city.titleIn : alias,
  };
}

/** Whether JSON from the database has texts by language, of whichever languages. */
function isWritten(titles: unknown): boolean {
  const isObject = typeof titles === 'object' && titles !== null && !Array.isArray(titles);
  return isObject && Object.values(titles).every((title) => typeof title === 'string');
}
