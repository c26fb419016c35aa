import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_FOLDER } from '@tourbillon/backend/content-import/import-content.ts';
import type { DocumentOf } from '@tourbillon/backend/content-store/formats.ts';
import { defaultCityOf } from '@tourbillon/backend/content-store/site-cities.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

const contacts = JSON.parse(
  readFileSync(path.join(CONTENT_FOLDER, 'contacts.json'), 'utf8'),
) as DocumentOf<'contacts'>;

/** The default city of a host of the demonstration shop. */
export function defaultCity(locale: Locale): string {
  return defaultCityOf(contacts, locale)?.alias ?? '';
}
