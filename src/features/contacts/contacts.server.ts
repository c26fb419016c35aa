import { askBackend, askOr } from '#src/backend-client/client.ts';
import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { ExpertEntry } from '@tourbillon/domain/contract/experts.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { otherOffices, type OfficeAway } from './other-offices.ts';

export type Contact = ResponseOf<typeof CALLS.contacts>['data'];
export type Office = Contact['offices'][number];
export type CitySeo = ResponseOf<typeof CALLS.seoList>['seos'][number];

/** Data of a contacts page. */
export interface ContactsView {
  contact: Contact;
  /** Every city with a title, including both Moscow offices (decision 29). */
  cities: { alias: string; title: string }[];
  /** Offices of other cities. On the page of a single office, also the other offices of its city. */
  others: OfficeAway[];
  /** All experts in the shop's order; the card of an office shows its own. */
  experts: ExpertEntry[];
  /** The text about this city; undefined when there is none. */
  seo: CitySeo | undefined;
}

/** Loads a city's contacts. @throws BackendError 404 for an unknown city. */
export async function loadContacts(locale: Locale, city: string): Promise<ContactsView> {
  const [contact, main, seo, experts] = await Promise.all([
    askBackend(locale, CALLS.contacts, { city }),
    askOr(locale, CALLS.mainData, {}, undefined),
    askOr(locale, CALLS.seoList, { cityAlias: city }, undefined),
    askOr(locale, CALLS.experts, {}, undefined),
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
    experts: experts?.data ?? [],
    seo: seo?.seos.find(({ page }) => page === 'contacts'),
  };
}
