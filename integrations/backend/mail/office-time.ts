import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Database } from '../database/database.ts';
import { citiesOf } from '../content-store/site-cities.ts';
import { readDocument } from '../content-store/read-document.ts';
import type { OfficeMoment } from './templates/moment-text.ts';

/**
 * A moment for a letter: in the time zone of the site's first city if it has its own, else of the main office
 * (decision 91), else of the shop.
 */
export async function officeMoment(tx: Database, locale: Locale, at: Date): Promise<OfficeMoment> {
  const contacts = await readDocument(tx, 'contacts');
  const cities = contacts ? citiesOf(contacts, locale) : [];
  const main = cities.find(({ offices }) => offices.length > 0);
  const office = contacts?.offices.find(({ alias }) => main?.offices.includes(alias));
  const zone =
    cities[0]?.time_zone ?? office?.time_zone ?? (await readDocument(tx, 'shop'))?.time_zone ?? 'UTC';
  return { at: at.toISOString(), zone };
}
