import i18next from 'i18next';
import type { Message, MessageTable, PluralMessage } from './define-messages.ts';
import { LOCALE_FACTS, type Locale, LOCALES } from './locales.ts';
import type { KeyOf, ValuesOf } from './message-values.ts';
import { formatNumber } from './numbers.ts';
import { fitUkrainianPrepositions, markUkrainianPrepositions } from './ukrainian-euphony.ts';
import { joinUzbekEndings, markUzbekEndings } from './uzbek-endings.ts';

/** Returns the text of a key in one language with its values (plain text, not HTML-escaped). */
export type TranslateKeys<Tables, Known extends string = never> = <Key extends KeyOf<Tables>>(
  key: Key,
  ...values: ValuesOf<Tables, Key, Known>
) => string;

/**
 * Creates the translation function of each locale from message tables. Each function has a fixed language and no
 * shared state, so concurrent requests cannot get the wrong language (architecture §2). A number named `count`
 * chooses the plural form and is shown with the language's digit grouping. In Ukrainian and Uzbek, the letters beside
 * a value follow its sound.
 * @param known values that every text may use without getting them from the caller: figures that have a source.
 */
export function createTranslators<Tables extends Record<string, MessageTable>, Known extends string = never>(
  tables: Tables,
  known?: (t: TranslateKeys<Tables>, locale: Locale) => Readonly<Record<Known, string>>,
): Record<Locale, TranslateKeys<Tables, Known>> {
  const engine = i18next.createInstance();
  void engine.init({
    initAsync: false,
    fallbackLng: false,
    resources: Object.fromEntries(
      LOCALES.map((locale) => [LOCALE_FACTS[locale].lang, { translation: resources(tables, locale) }]),
    ),
    interpolation: { escapeValue: false },
    keySeparator: false,
    nsSeparator: false,
  });
  const make = (locale: Locale): TranslateKeys<Tables, Known> => {
    const fit = FIT[locale] ?? ((text: string) => text);
    const t = engine.getFixedT(LOCALE_FACTS[locale].lang);
    // The text of a key without values never changes. A page needs hundreds of them, and this cache is far cheaper.
    const plain = new Map<string, string>();
    const fill = (key: string, values: Record<string, string | number>) =>
      fit(t(key as never, withShownCount(values, locale) as never) as unknown as string);
    let words: Readonly<Record<string, string>> | undefined;
    return (key, ...[values]) => {
      words ??= known?.((own, ...[ownValues]) => fill(own, ownValues ?? {}), locale) ?? {};
      if (values) return fill(key, { ...words, ...values });
      let text = plain.get(key);
      if (text === undefined) plain.set(key, (text = fill(key, words)));
      return text;
    };
  };
  return Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as ReturnType<
    typeof createTranslators<Tables, Known>
  >;
}

/** Language-specific corrections of a text after its values are filled in. */
const FIT: Partial<Record<Locale, (text: string) => string>> = {
  ua: fitUkrainianPrepositions,
  uz: joinUzbekEndings,
};

function withShownCount(values: Record<string, string | number>, locale: Locale) {
  const { count } = values;
  return typeof count === 'number' ? { ...values, shown: formatNumber(locale, count) } : values;
}

/** Marks the places for these corrections, before the values are filled in. */
const MARK: typeof FIT = { ua: markUkrainianPrepositions, uz: markUzbekEndings };

/** A text in the form that i18next stores. */
function kept(text: string, locale: Locale): string {
  return MARK[locale]?.(text) ?? text;
}

function resources(tables: Record<string, MessageTable>, locale: Locale): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [namespace, table] of Object.entries(tables)) {
    for (const [key, message] of Object.entries<Message | PluralMessage>(table)) {
      const text = message[locale];
      if (typeof text === 'string') flat[`${namespace}.${key}`] = kept(text, locale);
      else {
        for (const [form, value] of Object.entries(text)) {
          flat[`${namespace}.${key}_${form}`] = kept(value, locale).replaceAll('{{count}}', '{{shown}}');
        }
      }
    }
  }
  return flat;
}
