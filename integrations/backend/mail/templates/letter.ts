import type { Palette, Scheme } from '@tourbillon/domain/look/palette.ts';
import type { EntityKind } from '@tourbillon/domain/contract/documents.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';

/** A line of facts: a word and what it is; `href` where it can be called, written to or opened. */
export interface Fact {
  label: string;
  value: string;
  href?: string;
}

/** A thing: what it is called, its page, and what is said of its price. */
export interface ShownPiece {
  title: string;
  path: string;
  note?: string | undefined;
  /** Where its picture is found; without it by its page. Of a photograph that somebody sent: `/upload/{id}`. */
  picture?: string | undefined;
}

/** A part of a letter, before it is text or HTML. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; rows: readonly Fact[] }
  | { kind: 'list'; items: readonly string[] }
  /** What a person wrote, in their paragraphs. */
  | { kind: 'quote'; text: string }
  /** What comes, and when. */
  | { kind: 'steps'; items: readonly { when: string; what: string }[] }
  | { kind: 'pieces'; items: readonly ShownPiece[] }
  /** Pages of the storefront, each with a word on it. */
  | { kind: 'links'; items: readonly { text: string; path: string }[] }
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
  /** The company whose business it is; both where it is that of neither alone. */
  company?: EntityKind;
  /** For people of the shop, who need neither its phone nor its companies. */
  isForStaff?: boolean;
}

/** The office that answers a letter, in its language. */
export interface LetterOffice {
  /** Name and address; of a city without an office its name. */
  place: string;
  /** There is no office at that place: who answers does so from elsewhere (decision 90). */
  isOnline?: boolean;
  phone: string;
  /** `tel:` address. */
  phoneLink: string;
  /** Opening hours in words. */
  hours: string;
  email: string;
}

/** A company of the shop, as letters name it. */
export interface LetterCompany {
  kind: EntityKind;
  name: string;
  details: string;
}

/** Who writes and from where: what every template may name. */
export interface Sender {
  locale: Locale;
  t: Translate;
  /** The shop's name in the language of the letter. */
  shop: string;
  /** Public address of the site, without a closing slash. */
  origin: string;
  /** Undefined of a shop that has written down none. */
  office: LetterOffice | undefined;
  companies: readonly LetterCompany[];
  /** The shop's own colours; the project's where it has none. */
  colours?: Readonly<Record<Scheme, Palette>> | undefined;
}

/** What a letter's values say of the office that it comes from: the main one of the site where they say nothing. */
export interface FromOffice {
  /** Alias of a city, or of an office. */
  city?: string | null | undefined;
}

/** The address of a link of a letter. */
export function linkOf(path: string, { origin }: Pick<Sender, 'origin'>): string {
  return /^https?:/.test(path) ? path : origin + path;
}

/** Makes a letter of its values. Pure: the same values are always the same letter. */
export type Template<Values> = (values: Values, sender: Sender) => Letter;
