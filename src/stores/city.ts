import { atom } from 'nanostores';
import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { CALLS, PublicAddress } from '@tourbillon/domain/contract/index.ts';
import { readCookie, writeCookie } from '../cookies/cookies.ts';
import { CITY_COOKIE, currentCity } from '../cookies/current-city.ts';

export type Contact = ResponseOf<typeof CALLS.contacts>['data'];

/** Alias of the visitor's city. Empty until a page has provided the list of cities. Browser only. */
export const $city = atom('');

/** Contact of the visitor's city, if it is not the city the page was rendered with. */
export const $contact = atom<Contact | undefined>(undefined);

/**
 * Determines the city on a new page (§4).
 * @param visible aliases of the listed cities.
 * @param rendered the city the page was rendered with.
 */
export function restoreCity(visible: readonly string[], rendered: string): void {
  const alias = currentCity(readCookie(CITY_COOKIE), visible, $contact.get()?.alias ?? rendered);
  $city.set(alias);
  if (alias !== rendered) void loadContact(alias);
}

/** Sets the visitor's choice: stores it in the cookie and loads the contact of the city. */
export function chooseCity(alias: string): void {
  writeCookie(CITY_COOKIE, alias);
  $city.set(alias);
  void loadContact(alias);
}

/** Address of the contacts call. */
const CONTACTS = '/api/contacts/{city}' satisfies PublicAddress;

/** Loads a city's contact. A failure is reported and changes nothing (§8). */
async function loadContact(alias: string): Promise<void> {
  if ($contact.get()?.alias === alias) return;
  try {
    const response = await fetch(CONTACTS.replace('{city}', encodeURIComponent(alias)));
    if (!response.ok) throw new Error(`Contact of ${alias}: status ${response.status}`);
    const { data } = (await response.json()) as { data: Contact };
    if ($city.get() === alias) $contact.set(data);
  } catch (error) {
    reportError(error);
  }
}
