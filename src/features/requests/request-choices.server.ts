import { askOr } from '#src/backend/client.ts';
import { CALLS } from '#src/contract/index.ts';
import type { Locale } from '#src/i18n/locales.ts';

/** An entry of a list of choices. */
export interface RequestChoice {
  value: string;
  title: string;
}

/** Cities of the shop, without the offices that one of them has. */
export async function requestCities(locale: Locale): Promise<RequestChoice[]> {
  const main = await askOr(locale, CALLS.mainData, {}, undefined);
  const cities = main?.cities ?? [];
  const isOffice = (alias: string) => cities.some((other) => alias.startsWith(`${other.alias}-`));
  return cities.flatMap(({ alias, title }) =>
    title === null || isOffice(alias) ? [] : [{ value: alias, title }],
  );
}

/** Services of the shop. */
export async function requestServices(locale: Locale): Promise<RequestChoice[]> {
  const services = await askOr(locale, CALLS.servicesList, {}, undefined);
  return (services?.data ?? []).map(({ url, title }) => ({ value: url, title: title.replaceAll('*', '') }));
}
