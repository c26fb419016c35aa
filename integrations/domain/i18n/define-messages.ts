import type { TableLocale } from './locales.ts';

/** Plural categories of each language (CLDR): a missing one is a type error. */
interface PluralForms {
  ru: Record<'one' | 'few' | 'many' | 'other', string>;
  en: Record<'one' | 'other', string>;
  ua: Record<'one' | 'few' | 'many' | 'other', string>;
  uz: Record<'one' | 'other', string>;
}

/** A string of the interface: its purpose, and its text in every language. `{{name}}` marks a value. */
export type Message = { about: string } & Record<TableLocale, string>;

/** A string that depends on a number: `{{count}}` is the number, formatted. */
export type PluralMessage = { about: string } & PluralForms;

/** One file of messages: a flat table of keys. */
export type MessageTable = Record<string, Message | PluralMessage>;

/** Checks a message table and keeps its keys for the type of `t`. */
export function defineMessages<const T extends MessageTable>(table: T): T {
  return table;
}
