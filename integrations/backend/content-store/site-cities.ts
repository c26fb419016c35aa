import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { DocumentOf } from './formats.ts';

type Contacts = DocumentOf<'contacts'>;

/**
 * The cities of a site in the order of its list (decision 29): first the preferred cities of its language, then the
 * others in the order of the file. Cities that only other sites list are left out (decision 90).
 */
export function citiesOf({ cities, first }: Contacts, locale: Locale): Contacts['cities'] {
  const wanted = first[locale] ?? [];
  const place = ({ alias }: { alias: string }) =>
    wanted.includes(alias) ? wanted.indexOf(alias) : wanted.length;
  return cities
    .filter(({ only }) => only === undefined || only.includes(locale))
    .sort((one, other) => place(one) - place(other));
}

/** The city of a site until the visitor's own is known: the first of its list (decision 28). */
export function defaultCityOf(contacts: Contacts, locale: Locale): Contacts['cities'][number] | undefined {
  return citiesOf(contacts, locale)[0];
}

/**
 * The tariff of the first city of a site. A new shop uses the project's tariff until its own tariff contains its
 * cities.
 */
export function tariffOfSite(
  contacts: Contacts | undefined,
  { tariffs }: Pick<DocumentOf<'legal'>, 'tariffs'>,
  locale: Locale,
): DocumentOf<'legal'>['tariffs'][number] | undefined {
  const contact = contacts && defaultCityOf(contacts, locale);
  const alias = contact && (contact.parent ?? contact.alias);
  return tariffs.find(({ cities }) => alias && cities.includes(alias)) ?? tariffs[0];
}
