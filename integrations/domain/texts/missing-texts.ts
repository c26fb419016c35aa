import { isLocale, type Locale, LOCALES } from '../i18n/locales.ts';

/**
 * Counts the missing texts of a JSON file by language. A text in several languages is an object with at least one
 * language key.
 * @param locales languages of the shop.
 */
export function missingTexts(value: unknown, locales: readonly Locale[]): Record<Locale, number> {
  const lacking = noneLacking();
  const look = (one: unknown) => {
    if (typeof one !== 'object' || one === null) return;
    if (!Array.isArray(one) && Object.entries(one).some(isWords)) {
      const words = one as Partial<Record<Locale, unknown>>;
      for (const locale of locales) if (isEmpty(words[locale])) lacking[locale] += 1;
    }
    Object.values(one).forEach(look);
  };
  look(value);
  return lacking;
}

/** Counts the missing rows by language, for a list with one file per language. */
export function missingRows(
  files: Readonly<Partial<Record<Locale, unknown>>>,
  locales: readonly Locale[],
): Record<Locale, number> {
  const idsOf = (rows: unknown): unknown[] =>
    Array.isArray(rows) ? rows.map((row: { id?: unknown } | null) => row?.id) : [];
  const all = new Set(locales.flatMap((locale) => idsOf(files[locale])));
  const lacking = noneLacking();
  for (const locale of locales) {
    const own = new Set(idsOf(files[locale]));
    lacking[locale] = [...all].filter((id) => !own.has(id)).length;
  }
  return lacking;
}

function noneLacking() {
  return Object.fromEntries(LOCALES.map((locale) => [locale, 0])) as Record<Locale, number>;
}

function isWords([key, value]: [string, unknown]): boolean {
  return isLocale(key) && typeof value === 'string';
}

function isEmpty(value: unknown): boolean {
  return typeof value !== 'string' || value.trim() === '';
}
