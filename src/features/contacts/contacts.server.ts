import { askBackend, askOr } from '#src/backend/client.ts';
import type { ResponseOf } from '#src/contract/call.ts';
import { CALLS } from '#src/contract/index.ts';
import type { Locale } from '#src/i18n/locales.ts';

export type Contact = ResponseOf<typeof CALLS.contacts>['data'];
export type Office = Contact['offices'][number];

/** What a contacts page shows. */
export interface ContactsView {
  contact: Contact;
  /** Every city with a title, both Moscow offices among them (decision 29). */
  cities: { alias: string; title: string }[];
}

/** Loads a city's contacts. @throws BackendError 404 for an unknown city. */
export async function loadContacts(locale: Locale, city: string): Promise<ContactsView> {
  const [contact, main] = await Promise.all([
    askBackend(locale, CALLS.contacts, { city }),
    askOr(locale, CALLS.mainData, {}, undefined),
  ]);
  const cities = (main?.cities ?? []).flatMap(({ alias, title }) =>
    title === null ? [] : [{ alias, title }],
  );
  return { contact: contact.data, cities };
}
