import { askBackend, askOr } from '#src/backend-client/client.ts';
import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { otherOffices, type OfficeAway } from './other-offices.ts';

export type Contact = ResponseOf<typeof CALLS.contacts>['data'];
export type Office = Contact['offices'][number];
export type CitySeo = ResponseOf<typeof CALLS.seoList>['seos'][number];

/** What a contacts page shows. */
export interface ContactsView {
  contact: Contact;
  /** Every city with a title, both Moscow offices among them (decision 29). */
  cities: { alias: string; title: string }[];
  /** Offices of other cities, and of the same one when the page is of one of its offices. */
  others: OfficeAway[];
  /** What is said of this city; undefined when nothing is written. */
  seo: CitySeo | undefined;
}

/** Loads a city's contacts. @throws BackendError 404 for an unknown city. */
export async function loadContacts(locale: Locale, city: string): Promise<ContactsView> {
  const [contact, main, seo] = await Promise.all([
    askBackend(locale, CALLS.contacts, { city }),
    askOr(locale, CALLS.mainData, {}, undefined),
    askOr(locale, CALLS.seoList, { cityAlias: city }, undefined),
  ]);
  const cities = (main?.cities ?? []).flatMap(({ alias, title }) =>
    title === null ? [] : [{ alias, title }],
  );
  const all = await Promise.all(
    cities.map(({ alias }) => askOr(locale, CALLS.contacts, { city: alias }, undefined)),
  );
  return {
    contact: contact.data,
    cities,
    others: otherOffices(
      contact.data,
      all.flatMap((one) => one?.data ?? []),
    ),
    seo: seo?.seos.find(({ page }) => page === 'contacts'),
  };
}
