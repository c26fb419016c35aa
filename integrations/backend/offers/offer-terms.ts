import type { DeskResponseOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { offerTerms } from '@tourbillon/domain/desk/offers.ts';
import { CURRENCIES } from '@tourbillon/domain/i18n/currencies.ts';
import { businessDay } from '../business-days/business-day.ts';
import type { DocumentOf } from '../content-store/formats.ts';
import { readDocument } from '../content-store/read-document.ts';
import { shopTimeZone } from '../content-store/shop-time-zone.ts';
import { citiesOf } from '../content-store/site-cities.ts';
import type { Database } from '../database/database.ts';
import type { StoredRequest } from '../requests/requests.ts';

type Tariff = DocumentOf<'legal'>['tariffs'][number];

/** Data for the form of a new offer: currencies, tariff and last valid day. */
export async function readOfferTerms(
  database: Database,
  request: Pick<StoredRequest, 'city' | 'locale'>,
  now = new Date(),
): Promise<DeskResponseOf<typeof offerTerms>['data']> {
  const tariff = await tariffOf(database, request);
  const currencies = [...new Set([...(tariff ? [tariff.currency] : []), ...CURRENCIES])];
  return {
    currencies,
    tariff: tariff ? { days: tariff.days, rows: tariff.rows } : null,
    valid_until: businessDay(now, await shopTimeZone(database)).date,
  };
}

/** The tariff of a request's city, or of the first city of its site if it has none. */
export async function tariffOf(
  database: Database,
  { city, locale }: Pick<StoredRequest, 'city' | 'locale'>,
): Promise<Tariff | undefined> {
  const [legal, contacts] = [await readDocument(database, 'legal'), await readDocument(database, 'contacts')];
  if (!legal || !contacts) return undefined;
  const own = contacts.cities.find(({ alias }) => alias === city) ?? citiesOf(contacts, locale)[0];
  return own && legal.tariffs.find(({ cities }) => cities.includes(own.parent ?? own.alias));
}
