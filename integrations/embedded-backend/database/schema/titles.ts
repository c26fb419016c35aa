import type { Locale } from '#src/i18n/locales.ts';

/** A text in the four languages of the site. */
export type Titles = Record<Locale, string>;
