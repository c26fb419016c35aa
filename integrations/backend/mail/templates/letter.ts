import type { Palette, Scheme } from '@tourbillon/domain/look/palette.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';

/** A part of a letter, before it is text or HTML. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  /** Pages of the storefront, each with a word on it. */
  | { kind: 'links'; items: { text: string; path: string; note?: string }[] }
  /** What the letter asks for: a link that looks like a button. The path is one of the storefront, or a whole address of the desk. */
  | { kind: 'button'; text: string; path: string }
  /** Small print. */
  | { kind: 'note'; text: string };

/** A letter in one language, before it has a shape. */
export interface Letter {
  subject: string;
  blocks: Block[];
  /** Where the reader unsubscribes; letters of a mailing list must have it (RFC 8058). */
  unsubscribe?: { text: string; path: string };
}

/** Who writes and from where: what every template may name. */
export interface Sender {
  locale: Locale;
  t: Translate;
  /** The shop's name in the language of the letter. */
  shop: string;
  /** Public address of the site, without a closing slash. */
  origin: string;
  /** The shop's own colours; the project's where it has none. */
  colours?: Readonly<Record<Scheme, Palette>> | undefined;
}

/** The address of a link of a letter. */
export function linkOf(path: string, { origin }: Pick<Sender, 'origin'>): string {
  return /^https?:/.test(path) ? path : origin + path;
}

/** Makes a letter of its values. Pure: the same values are always the same letter. */
export type Template<Values> = (values: Values, sender: Sender) => Letter;
