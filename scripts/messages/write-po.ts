import { po, type PoTranslation } from 'gettext-parser';
import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { pluralCategories } from '@tourbillon/domain/i18n/message-text.ts';
import type { PluralForms } from '@tourbillon/domain/i18n/plural.ts';
import type { MessageEntry } from './message-entries.ts';

/** The text that translators translate from, one form of it, and the form of many. */
export function sourceOf({ texts }: MessageEntry): { msgid: string; msgid_plural?: string } {
  if (typeof texts.en === 'string') return { msgid: texts.en };
  const { one = '', other = '' } = texts.en;
  return { msgid: one, msgid_plural: other };
}

/**
 * A PO file for the translators of a language: each text in English, with what it is for and the Russian text as
 * comments, and its key as the context. Plural forms are in the order of `pluralCategories`.
 * @param known texts that are translated already, by key.
 */
export function writePo(
  entries: readonly MessageEntry[],
  locale: Locale,
  known: Readonly<Record<string, string>>,
): string {
  const forms = pluralCategories(locale);
  const translations: Record<string, Record<string, PoTranslation>> = {};
  for (const entry of entries) {
    const source = sourceOf(entry);
    translations[entry.key] = {
      [source.msgid]: {
        msgctxt: entry.key,
        ...source,
        msgstr:
          source.msgid_plural === undefined
            ? [known[entry.key] ?? '']
            : forms.map((form) => known[`${entry.key}_${form}`] ?? ''),
        comments: { extracted: [entry.about, ...russianOf(entry, forms)].join('\n') },
      },
    };
  }
  const headers = {
    Language: LOCALE_FACTS[locale].lang,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': pluralRule(forms),
  };
  return `${po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }).toString()}\n`;
}

function russianOf({ texts: { ru } }: MessageEntry, forms: readonly string[]): string[] {
  if (typeof ru === 'string') return [`Russian: ${ru}`];
  const shown = (ru as PluralForms).many ?? ru.other ?? '';
  return [
    `Russian: ${ru.one ?? ''} | ${ru.few ?? ''} | ${shown}`,
    `Forms, in this order: ${forms.join(', ')}`,
  ];
}

/**
 * The header of plural forms, as gettext's manual gives it for such languages. Editors of PO files need it; the import
 * reads the forms by their order.
 */
function pluralRule({ length }: readonly string[]): string {
  if (length === 1) return 'nplurals=1; plural=0;';
  if (length === 2) return 'nplurals=2; plural=(n != 1);';
  const few = 'n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2';
  return `nplurals=${length}; plural=(n%10==1 && n%100!=11 ? 0 : ${few});`;
}
