import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { askOr } from './client.ts';

/**
 * Alias of the city that a host shows before the visitor's city is known (decision 28). Empty if the backend does not
 * respond.
 */
export async function defaultCity(locale: Locale): Promise<string> {
  return (await askOr(locale, CALLS.mainData, {}, undefined))?.default_city ?? '';
}

/** The contact of the default city, if there is one. */
export async function defaultContact(locale: Locale): Promise<ResponseOf<typeof CALLS.contacts> | undefined> {
  const city = await defaultCity(locale);
  return city === '' ? undefined : askOr(locale, CALLS.contacts, { city }, undefined);
}
