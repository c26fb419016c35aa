import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Database } from '../database/database.ts';
import { readDocument } from './read-document.ts';
import { readServiceTitles } from './services.ts';

/** Fields of requests that contain the slug of a city. */
const CITIES = ['city', 'visited'] as const;

/**
 * The names for the fields of a request that contain slugs: `{ city: 'Самара' }` for `samara`. Unknown slugs are left
 * out.
 */
export async function namedWords(
  database: Database,
  payload: Record<string, unknown>,
  locale: Locale,
): Promise<Record<string, string>> {
  const cities = (await readDocument(database, 'contacts'))?.cities ?? [];
  const named = CITIES.flatMap((field) => {
    const city = cities.find(({ alias }) => alias === payload[field]);
    return city ? [[field, city.city[locale]] as const] : [];
  });
  const services = payload.service ? await readServiceTitles(database, locale) : [];
  const service = services.find(({ slug }) => slug === payload.service);
  return { ...Object.fromEntries(named), ...(service && { service: service.title }) };
}
