import type { Tariff } from '@tourbillon/domain/business/loan-cost.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { askOr } from './client.ts';
import { defaultCity } from './default-city.ts';

/** The loan tariff of the host's default city: the only source of such figures (decision 78). */
export interface CityTariff {
  tariff: Tariff;
  /** "in Moscow"; empty if the city has no office (decision 28). */
  cityIn: string;
}

/** The tariff of the host's default city, if it has one. */
export async function defaultTariff(locale: Locale): Promise<CityTariff | undefined> {
  const city = await defaultCity(locale);
  const documents =
    city === '' ? undefined : (await askOr(locale, CALLS.document, { city }, undefined))?.data;
  if (!documents?.tariffs) return undefined;
  return { tariff: documents.tariffs, cityIn: documents.addresses.length > 0 ? documents.city_in : '' };
}
