import { cityChoices, type CityChoice } from '#src/backend-client/city-choices.ts';
import { askOr } from '#src/backend-client/client.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

/** An entry of a list of choices. */
export type RequestChoice = CityChoice;

/** Cities of the shop; a city's single offices are left out. */
export const requestCities = cityChoices;

/** Services of the shop. */
export async function requestServices(locale: Locale): Promise<RequestChoice[]> {
  const services = await askOr(locale, CALLS.servicesList, {}, undefined);
  return (services?.data ?? []).map(({ url, title }) => ({ value: url, title: title.replaceAll('*', '') }));
}
