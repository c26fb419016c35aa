import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import type { Titles } from '../database/schema/titles.ts';
import type { Brand, City } from './catalogue.ts';

/** A brand whose titles by language can be shown; without them it has its own title. */
export function withValidBrandTitles(brand: Brand): Brand {
  return brand.titles === null || isWritten(brand.titles) ? brand : { ...brand, titles: null };
}

/** A city whose titles can be shown; without them its alias stands for it. */
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
