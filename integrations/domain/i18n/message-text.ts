import type { Message, PluralMessage } from './define-messages.ts';
import { LOCALE_FACTS, type Locale, type TableLocale } from './locales.ts';
import type { PluralForms } from './plural.ts';
import { textOfTranslationFile } from './translations/translation-files.ts';

/** The plural categories of a language (CLDR), those of few first. */
export function pluralCategories(locale: Locale): string[] {
  return new Intl.PluralRules(LOCALE_FACTS[locale].lang).resolvedOptions().pluralCategories;
}

/**
 * A message in one language: of the tables, or of the file of a further language; Russian where that lacks it.
 * @param key with program and namespace: `site.forms.send`.
 */
export function messageText(
  message: Message | PluralMessage,
  key: string,
  locale: Locale,
): string | PluralForms {
  const own = message[locale as TableLocale] as string | PluralForms | undefined;
  if (own !== undefined) return own;
  if (typeof message.ru === 'string') return textOfTranslationFile(key, locale) ?? message.ru;
  const { other } = message.ru;
  return Object.fromEntries(
    pluralCategories(locale).map((form) => [form, textOfTranslationFile(`${key}_${form}`, locale) ?? other]),
  );
}
