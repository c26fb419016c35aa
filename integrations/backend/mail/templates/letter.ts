import type { Palette, Scheme } from '@tourbillon/domain/look/palette.ts';
import type { EntityKind } from '@tourbillon/domain/contract/documents.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';

/** A row of facts: a label and its value, with a link if it is a phone, a mailbox or a page. */
export interface Fact {
  label: string;
  value: string;
  href?: string;
}

/** An item: its title, its page, and a line about its price. */
export interface ShownPiece {
  title: string;
  path: string;
  note?: string | undefined;
  /** Path of its picture; by default its page. A visitor's photograph has the path `/upload/{id}`. */
  picture?: string | undefined;
}

/** A part of a letter, before it is rendered as text or HTML. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; rows: readonly Fact[] }
  | { kind: 'list'; items: readonly string[] }
  /** Text that a person wrote, with its paragraphs. */
  | { kind: 'quote'; text: string }
  /** The next steps and their times. */
  | { kind: 'steps'; items: readonly { when: string; what: string }[] }
  | { kind: 'pieces'; items: readonly ShownPiece[] }
  /** Pages of the storefront, each with a link text. */
  | { kind: 'links'; items: readonly { text: string; path: string }[] }
  /**
   * The main action: a link that looks like a button. The path is a page of the storefront or a full address of the
   * desk.
   */
  | { kind: 'button'; text: string; path: string }
  /** Small print. */
  | { kind: 'note'; text: string };

/** A letter in one language, before it is rendered. */
export interface Letter {
  subject: string;
  blocks: Block[];
  /** The unsubscribe page; every letter of a mailing list must have it (RFC 8058). */
  unsubscribe?: { text: string; path: string };
  /** The company that a letter is from; undefined to name both. */
  company?: EntityKind;
  /** For the staff: without the shop's contact data and companies. */
  isForStaff?: boolean;
}

/** The office that a letter names, in its language. */
export interface LetterOffice {
  /** Name and address; only the name for a city without an office. */
  place: string;
  /** The place has no office and is served from another place (decision 90). */
  isOnline?: boolean;
  phone: string;
  /** `tel:` address. */
  phoneLink: string;
  /** Opening hours in words. */
  hours: string;
  email: string;
}

/** A company of the shop for the footer of letters. */
export interface LetterCompany {
  kind: EntityKind;
  name: string;
  details: string;
}

/** The sender of a letter and the tools that every template needs. */
export interface Sender {
  locale: Locale;
  t: Translate;
  /** The shop's name in the language of the letter. */
  shop: string;
  /** Origin of the site, without a trailing slash. */
  origin: string;
  /** Undefined if the shop has no contacts. */
  office: LetterOffice | undefined;
  companies: readonly LetterCompany[];
  /** The shop's own colours; by default those of the project. */
  colours?: Readonly<Record<Scheme, Palette>> | undefined;
}

/** The office that a letter comes from; by default the main office of the site. */
export interface FromOffice {
  /** Alias of a city, or of an office. */
  city?: string | null | undefined;
}

/** The full address of a link in a letter. */
export function linkOf(path: string, { origin }: Pick<Sender, 'origin'>): string {
  return /^https?:/.test(path) ? path : origin + path;
}

/** Makes a letter from its values. It must be pure: the same values always give the same letter. */
export type Template<Values> = (values: Values, sender: Sender) => Letter;
