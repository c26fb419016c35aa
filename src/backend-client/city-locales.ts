import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { configuration } from '../platform/configuration.ts';
import { askOr } from './client.ts';

/** The locales whose sites list a city. The pages of the city exist only on these sites. */
export async function cityLocales(alias: string): Promise<Locale[]> {
  const { locales } = configuration().hosts;
  const lists = await Promise.all(locales.map((locale) => askOr(locale, CALLS.mainData, {}, undefined)));
  return locales.filter((_, place) => lists[place]?.cities.some((city) => city.alias === alias));
}
