import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { askOr } from './client.ts';

/**
 * The office where an item can be seen, and the contact of its city; the city's first office when the alias is a
 * city. Undefined when the item has no place.
 */
export async function viewingPlaceOf(locale: Locale, alias: string | undefined) {
  const contact =
    alias === undefined ? undefined : await askOr(locale, CALLS.contacts, { city: alias }, undefined);
  const office = contact?.data.offices.find((one) => one.alias === alias) ?? contact?.data.offices[0];
  return contact && office && { contact: contact.data, office };
}
