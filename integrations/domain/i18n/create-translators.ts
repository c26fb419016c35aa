import i18next from 'i18next';
import type { Message, MessageTable, PluralMessage } from './define-messages.ts';
import { messageText } from './message-text.ts';
import { LOCALE_FACTS, type Locale, LOCALES } from './locales.ts';
import type { KeyOf, ValuesOf } from './message-values.ts';
import { pluralCategory } from './number-format.ts';
import { formatNumber } from './numbers.ts';
import { fitUkrainianPrepositions, markUkrainianPrepositions } from './ukrainian-euphony.ts';
import { joinUzbekEndings, markUzbekEndings } from './uzbek-endings.ts';

/** Returns the text of a key in one language with its values (plain text, not HTML-escaped). */
export type TranslateKeys<Tables, Known extends string = never> = <Key extends KeyOf<Tables>>(
  key: Key,
  ...values: ValuesOf<Tables, Key, Known>
) => string;

/** The texts of one language by key, prepared for its translation function. */
export type PreparedTexts = Readonly<Record<string, string>>;

/** Values that every text of the tables may use without getting them from the caller: figures that have a source. */
type KnownValues<Tables, Known extends string> = (
  t: TranslateKeys<Tables>,
  locale: Locale,
) => Readonly<Record<Known, string>>;

/**
 * Creates the translation function of each locale from message tables.
 * @param program whose tables they are: further languages have the texts of both in one file.
 */
export function createTranslators<Tables extends Record<string, MessageTable>, Known extends string = never>(
  program: 'site' | 'desk',
  tables: Tables,
  known?: KnownValues<Tables, Known>,
): Record<Locale, TranslateKeys<Tables, Known>> {
  return Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      createTranslator(locale, preparedTexts(program, tables, locale), known),
    ]),
  ) as Record<Locale, TranslateKeys<Tables, Known>>;
}

/**
 * Creates the translation function of a locale. It has a fixed language and no shared state, so concurrent requests
 * cannot get the wrong language (architecture §2). A number named `count` chooses the plural form and is shown with
 * the language's digit grouping. In Ukrainian and Uzbek, the letters beside a value follow its sound.
 */
export function createTranslator<Tables, Known extends string = never>(
  locale: Locale,
  texts: PreparedTexts,
  known?: KnownValues<Tables, Known>,
): TranslateKeys<Tables, Known> {
  const { lang } = LOCALE_FACTS[locale];
  const engine = i18next.createInstance();
  void engine.init({
    initAsync: false,
    fallbackLng: false,
    resources: { [lang]: { translation: texts } },
    interpolation: { escapeValue: false },
    keySeparator: false,
    nsSeparator: false,
  });
  const fit = FIT[locale] ?? ((text: string) => text);
  const t = engine.getFixedT(lang);
  // The text of a key without values never changes. A page needs hundreds of them, and this cache is far cheaper.
  const plain = new Map<string, string>();
  const templates = new Map<string, string>();
  /** The text of a key before its values are filled in: i18next chooses the plural form. */
  const templateOf = (key: string, count: unknown): string => {
    const form =
      typeof count === 'number' ? `${pluralCategory(LOCALE_FACTS[locale].iso, count)} ${count === 0}` : '';
    const id = `${key} ${form}`;
    let text = templates.get(id);
    if (text === undefined) {
      text = t(key as never, { count, skipInterpolation: true } as never) as unknown as string;
      templates.set(id, text);
    }
    return text;
  };
  const fill = (key: string, values: Values, more: Values = {}) =>
    fit(fillIn(templateOf(key, values.count), withShownCount(values, locale), more));
  let words: Readonly<Record<string, string>> | undefined;
  return (key, ...[values]) => {
    words ??= known?.((own, ...[ownValues]) => fill(own, ownValues ?? {}), locale) ?? {};
    if (values) return fill(key, values, words);
    let text = plain.get(key);
    if (text === undefined) plain.set(key, (text = fill(key, words)));
    return text;
  };
}

type Values = Readonly<Record<string, string | number | undefined>>;

/** Fills in the values. A place without a value stays: the browser or the caller fills it in. */
function fillIn(text: string, values: Values, more: Values): string {
  if (!text.includes('{{')) return text;
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (place, name: string) => {
    if (Object.hasOwn(values, name)) return String(values[name] ?? '');
    return String(more[name] ?? place);
  });
}

/** Language-specific corrections of a text after its values are filled in. */
const FIT: Partial<Record<Locale, (text: string) => string>> = {
  ua: fitUkrainianPrepositions,
  uz: joinUzbekEndings,
};

function withShownCount(values: Values, locale: Locale): Values {
  const { count } = values;
  return typeof count === 'number' ? { ...values, shown: formatNumber(locale, count) } : values;
}

/** Marks the places for these corrections, before the values are filled in. */
const MARK: typeof FIT = { ua: markUkrainianPrepositions, uz: markUzbekEndings };

/** A text in the form that i18next stores. */
function storedText(text: string, locale: Locale): string {
  return MARK[locale]?.(text) ?? text;
}

/** Prepares the texts of one language: flat keys, a key for each plural form, and the marks for the corrections. */
export function preparedTexts(
  program: 'site' | 'desk',
  tables: Record<string, MessageTable>,
  locale: Locale,
): PreparedTexts {
  const flat: Record<string, string> = {};
  for (const [namespace, table] of Object.entries(tables)) {
    for (const [key, message] of Object.entries<Message | PluralMessage>(table)) {
      const text = messageText(message, `${program}.${namespace}.${key}`, locale);
      if (typeof text === 'string') flat[`${namespace}.${key}`] = storedText(text, locale);
      else {
        for (const [form, value] of Object.entries(text)) {
          flat[`${namespace}.${key}_${form}`] = storedText(value, locale).replaceAll(
            '{{count}}',
            '{{shown}}',
          );
        }
      }
    }
  }
  return flat;
}
