import type { LocalText } from '@tourbillon/domain/i18n/locales.ts';

/** A text in the languages of the site; `inLocale` reads it. */
export type Titles = LocalText;

/** A text in some of the languages. */
export type Texts = Partial<Titles>;
