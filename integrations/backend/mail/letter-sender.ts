import type { Hosts } from '@tourbillon/domain/i18n/hosts.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { companiesOf } from '../content-store/companies.ts';
import type { DocumentOf } from '../content-store/formats.ts';
import { answeringOffice, officesOf } from '../content-store/office-hours.ts';
import { readDocument } from '../content-store/read-document.ts';
import { defaultCityOf } from '../content-store/site-cities.ts';
import type { Database } from '../database/database.ts';
import { zoneText } from './templates/moment-text.ts';
import type { FromOffice, LetterOffice, Sender } from './templates/letter.ts';

/** Reads the sender of a letter: the shop in its current texts, and the office of a city. */
export async function readSender(
  database: Database,
  locale: Locale,
  { city }: FromOffice,
  origins: Hosts['origins'],
): Promise<Sender> {
  const [shop, contacts, colours] = await Promise.all([
    readDocument(database, 'shop'),
    readDocument(database, 'contacts'),
    readDocument(database, 'look'),
  ]);
  const place = city ?? (contacts && defaultCityOf(contacts, locale)?.alias) ?? null;
  const companies = companiesOf(shop?.entities ?? [], contacts, place);
  return {
    locale,
    t: translator(locale),
    shop: shop?.name[locale] ?? '',
    origin: origins[locale],
    office: contacts && officeOf(contacts, city ?? null, locale),
    companies: companies.map(({ kind, name, details }) => ({
      kind,
      name: name[locale],
      details: details[locale],
    })),
    colours,
  };
}

/**
 * The contact for an alias of a city or office; without an alias, for the main place of the site. A place without an
 * office (decision 90) has its own phone and mailbox, and the hours of the office that answers for it.
 */
export function officeOf(
  contacts: DocumentOf<'contacts'>,
  alias: string | null,
  locale: Locale,
): LetterOffice | undefined {
  const { cities } = contacts;
  const named = cities.find((one) => one.alias === alias);
  const around = cities.find(({ offices }) => alias !== null && offices.includes(alias));
  const city = named ?? around ?? defaultCityOf(contacts, locale);
  if (!city) return undefined;
  const [own] = officesOf(contacts, city.alias);
  const answering = own ?? answeringOffice(contacts, city.alias, locale);
  const hours = answering?.hours[locale] ?? '';
  return {
    place: own ? `${own.title[locale]}. ${own.address[locale]}` : city.city[locale],
    isOnline: !own,
    phone: city.phone_header,
    phoneLink: city.phone_link,
    // Add the time zone to the hours of an office in another place.
    hours: own || !answering ? hours : `${hours} (${zoneText(answering.time_zone, translator(locale))})`,
    email: city.email,
  };
}
