import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { askOr } from './client.ts';

/** An option of a select list. */
export interface CityChoice {
  /** Alias of the city. */
  value: string;
  title: string;
}

/** Cities of the shop, without the single offices of a city. */
export async function cityChoices(locale: Locale): Promise<CityChoice[]> {
  const main = await askOr(locale, CALLS.mainData, {}, undefined);
  const cities = main?.cities ?? [];
  const isOffice = (alias: string) => cities.some((other) => alias.startsWith(`${other.alias}-`));
  return cities.flatMap(({ alias, title }) =>
    title === null || isOffice(alias) ? [] : [{ value: alias, title }],
  );
}
