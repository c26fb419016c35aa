import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { DocumentOf } from './formats.ts';
import { citiesOf } from './site-cities.ts';

type Contacts = DocumentOf<'contacts'>;

/** An office of the content folder. */
export type Office = Contacts['offices'][number];

/** When an office is open. */
export type OfficeHours = Pick<Office, 'schedule' | 'special_days' | 'time_zone'>;

/** The offices of a city in the order of the content folder; empty for a city without offices or an unknown one. */
export function officesOf(contacts: Contacts | undefined, city: string | null): Office[] {
  const names = contacts?.cities.find(({ alias }) => alias === city)?.offices ?? [];
  return names.flatMap((name) => contacts?.offices.find(({ alias }) => alias === name) ?? []);
}

/** The office that handles requests of a city: its first one; without an office, the main office of the site. */
export function answeringOffice(
  contacts: Contacts | undefined,
  city: string | null,
  locale: Locale,
): Office | undefined {
  const [own] = officesOf(contacts, city);
  if (own || !contacts) return own;
  const main = citiesOf(contacts, locale).find(({ offices }) => offices.length > 0);
  return officesOf(contacts, main?.alias ?? null)[0];
}
