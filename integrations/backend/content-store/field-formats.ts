import * as v from 'valibot';
import { LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { mistakeMessage } from '@tourbillon/domain/texts/text-mistakes/text-mistakes.ts';
import { mainLocale } from './translations.ts';

/** A text that is not empty. */
export const text = v.pipe(v.string(), v.minLength(1));
/** A slug. */
export const slug = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*$/, mistakeMessage('address_word')));
/** A day, `YYYY-MM-DD`. */
export const date = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, mistakeMessage('date')),
  v.check(
    (text) => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false,
    mistakeMessage('no_such_day'),
  ),
);
/** A number greater than zero. */
export const units = v.pipe(v.number(), v.gtValue(0));
/** A yearly date, `MM-DD`. */
export const monthDay = v.pipe(v.string(), v.regex(/^\d{2}-\d{2}$/, mistakeMessage('day_of_year')));
/** An integer in the form of front matter. */
export const whole = v.pipe(v.string(), v.regex(/^\d+$/, mistakeMessage('whole')), v.transform(Number));
/** A file of the folder `pictures`. */
export const imageName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,99}\.(svg|png|jpe?g|webp|avif)$/, mistakeMessage('picture_name')),
);
/** A comma-separated list in the form of front matter. */
export const list = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').map((one) => one.trim()).filter(Boolean)), // prettier-ignore
);

const optionalText = v.optional(text);
const anyWords = Object.fromEntries(LOCALES.map((locale) => [locale, optionalText])) as Record<
  Locale,
  typeof optionalText
>;

/**
 * Entries with a text in at least one language of the shop. Missing languages get the text of the site's main
 * language, else the first one (decision 30).
 */
export function inLanguages<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.object({ ...entries, ...anyWords }),
    v.check(
      (value) => LOCALES.some((locale) => (value as Partial<Record<Locale, string>>)[locale]),
      mistakeMessage('one_language', { known: LOCALES.join(', ') }),
    ),
    v.transform((value) => {
      const given = value as Partial<Record<Locale, string>>;
      const first = [mainLocale(), ...LOCALES].map((locale) => given[locale]).find(Boolean) ?? '';
      const all = Object.fromEntries(LOCALES.map((locale) => [locale, given[locale] ?? first]));
      return { ...value, ...all } as Omit<typeof value, Locale> & Record<Locale, string>;
    }),
  );
}

/** A text in the languages of the shop. */
export const words = inLanguages({});
