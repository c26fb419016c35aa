import type { Tariff } from '@tourbillon/domain/business/loan-cost.ts';
import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { namesLoanSum } from '@tourbillon/domain/i18n/names-loan-sum.ts';
import { askBackend, askOr } from './client.ts';
import { defaultCity } from './default-city.ts';

/** The loan tariff of the host's default city: the only source of such figures (decision 78). */
export interface CityTariff {
  tariff: Tariff;
  /** "in Moscow"; empty if the city has no office (decision 28). */
  cityIn: string;
}

/** The tariff of the host's default city, if it has one and the backend responds. */
export async function defaultTariff(locale: Locale): Promise<CityTariff | undefined> {
  return cityTariff(await defaultDocument(locale));
}

/** The documents of that city, with its tariff. */
export async function defaultDocument(
  locale: Locale,
): Promise<ResponseOf<typeof CALLS.document> | undefined> {
  const city = await defaultCity(locale);
  return city === '' ? undefined : askOr(locale, CALLS.document, { city }, undefined);
}

/**
 * The same for a page whose texts may name a loan in money; undefined if none does (decision 609).
 * @param shown what the page shows.
 */
export async function namedTariff(locale: Locale, shown: unknown): Promise<CityTariff | undefined> {
  const city = await defaultTariff(locale);
  return city && namesLoanSum(JSON.stringify(shown), city.tariff, locale) ? city : undefined;
}

/**
 * The same for a page that is nothing without it: an outage must not look like a city without a tariff.
 * @throws BackendError when the backend does not respond.
 */
export async function neededTariff(locale: Locale): Promise<CityTariff | undefined> {
  const { default_city: city } = await askBackend(locale, CALLS.mainData, {});
  return city === null ? undefined : cityTariff(await askBackend(locale, CALLS.document, { city }));
}

/** The tariff in the documents of a city. */
export function cityTariff(response: ResponseOf<typeof CALLS.document> | undefined): CityTariff | undefined {
  const documents = response?.data;
  if (!documents?.tariffs) return undefined;
  return {
    tariff: documents.tariffs,
    cityIn: documents.addresses.length > 0 ? documents.city_in : '',
  };
}
