import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

/** A text in the four languages of the site. */
export type Titles = Record<Locale, string>;

/** A text in some of the languages. */
export type Texts = Partial<Titles>;
