import i18next from 'i18next';
import { LOCALES, LOCALE_FACTS, type Locale } from './locales.ts';
import { MESSAGES } from './messages/index.ts';
import { formatNumber } from './numbers.ts';
import type { PluralForms } from './plural.ts';
import type { Message, PluralMessage } from './define-messages.ts';

type Tables = typeof MESSAGES;

/** Every key of the interface: `namespace.key`. */
export type MessageKey = {
  [N in keyof Tables]: `${N & string}.${keyof Tables[N] & string}`;
}[keyof Tables];

/** Returns the text of a key in one language, with its values filled in (plain text, not HTML-escaped). */
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

const engine = i18next.createInstance();
void engine.init({
  initAsync: false,
  fallbackLng: false,
  resources: Object.fromEntries(
    LOCALES.map((locale) => [LOCALE_FACTS[locale].lang, { translation: resources(locale) }]),
  ),
  interpolation: { escapeValue: false },
  keySeparator: false,
  nsSeparator: false,
});

/**
 * The translating function of a locale. It is bound to the language once and holds no shared state, so
 * concurrent requests cannot meet in the wrong language (architecture §2).
 * A number named `count` chooses the plural form and is shown with the language's digit grouping.
 */
export function translator(locale: Locale): Translate {
  return TRANSLATORS[locale];
}

/** The picked strings of an island, by key: the browser gets these and no dictionary. */
export function pickMessages<K extends MessageKey>(t: Translate, keys: readonly K[]): Record<K, string> {
  return Object.fromEntries(keys.map((key) => [key, t(key)])) as Record<K, string>;
}

/** The plural forms of a key in one language, for an island; see `pluralText`. */
export function pickPlural(locale: Locale, key: MessageKey): PluralForms {
  const [namespace = '', name = ''] = key.split('.');
  const tables: Record<string, Record<string, Message | PluralMessage>> = MESSAGES;
  const text = tables[namespace]?.[name]?.[locale];
  return typeof text === 'string' || text === undefined ? { other: text ?? '' } : text;
}

function makeTranslator(locale: Locale): Translate {
  const t = engine.getFixedT(LOCALE_FACTS[locale].lang);
  // A string without values is the same each time: a page asks for hundreds, and a look-up is far cheaper.
  const plain = new Map<MessageKey, string>();
  return (key, values) => {
    if (values) return t(key as never, withShownCount(values, locale) as never) as unknown as string;
    let text = plain.get(key);
    if (text === undefined) plain.set(key, (text = t(key as never) as unknown as string));
    return text;
  };
}

function withShownCount(values: Record<string, string | number>, locale: Locale) {
  const { count } = values;
  return typeof count === 'number' ? { ...values, shown: formatNumber(locale, count) } : values;
}

function resources(locale: Locale): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [namespace, table] of Object.entries(MESSAGES)) {
    for (const [key, message] of Object.entries(table as Record<string, Message | PluralMessage>)) {
      const text = message[locale];
      if (typeof text === 'string') flat[`${namespace}.${key}`] = text;
      else {
        for (const [form, value] of Object.entries(text)) {
          flat[`${namespace}.${key}_${form}`] = value.replaceAll('{{count}}', '{{shown}}');
        }
      }
    }
  }
  return flat;
}

const TRANSLATORS = Object.fromEntries(LOCALES.map((locale) => [locale, makeTranslator(locale)])) as Record<
  Locale,
  Translate
>;
