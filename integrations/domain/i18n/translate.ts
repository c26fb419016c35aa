import { createTranslators, type TranslateKeys } from './create-translators.ts';
import type { Message, PluralMessage } from './define-messages.ts';
import { type LimitWord, limitWords } from './limit-words.ts';
import type { Locale } from './locales.ts';
import { messageText } from './message-text.ts';
import type { KeyOf } from './message-values.ts';
import { MESSAGES } from './messages/index.ts';
import type { PluralForms } from './plural.ts';

/** Every key of the interface: `namespace.key`. */
export type MessageKey = KeyOf<typeof MESSAGES>;

/** Returns the text of a key in one language with its values (plain text, not HTML-escaped). */
export type Translate = TranslateKeys<typeof MESSAGES, LimitWord>;

const TRANSLATORS = createTranslators('site', MESSAGES, limitWords);

/** The translation function of a locale for the messages of the site. */
export function translator(locale: Locale): Translate {
  return TRANSLATORS[locale];
}

/** The text of a key with its placeholders: a component puts elements in their places, or the browser their values. */
export function unfilled(t: Translate, key: MessageKey): string {
  return t(key);
}

/** The strings of an island by key: the browser gets these instead of the whole dictionary. */
export function pickMessages<K extends MessageKey>(t: Translate, keys: readonly K[]): Record<K, string> {
  return Object.fromEntries(keys.map((key) => [key, unfilled(t, key)])) as Record<K, string>;
}

/** The plural forms of a key in one language, for an island; see `pluralText`. */
export function pickPlural(locale: Locale, key: MessageKey): PluralForms {
  const [namespace = '', name = ''] = key.split('.');
  const tables: Record<string, Record<string, Message | PluralMessage>> = MESSAGES;
  const message = tables[namespace]?.[name];
  const text = message ? messageText(message, `site.${key}`, locale) : '';
  return typeof text === 'string' ? { other: text } : text;
}
