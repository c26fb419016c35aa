import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_FOLDER } from '@tourbillon/backend/content-import/import-content.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

/** The name of the demonstration shop in each language. */
export const SHOP_NAME = (
  JSON.parse(readFileSync(path.join(CONTENT_FOLDER, 'shop.json'), 'utf8')) as { name: Record<Locale, string> }
).name;
