import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { DocumentOf } from './formats.ts';
import type { Database } from '../database/database.ts';
import { readDocument } from './read-document.ts';
import { localesFor } from './translations.ts';

type Folder = 'famous' | 'glossary';
type Entry<Name extends Folder> = DocumentOf<Name>[number];
type Words<Name extends Folder> = DocumentOf<`${Name}/${Locale}`>[string];

/**
 * The entries of a document whose texts are in one file for each language, with the texts and their language: the
 * host's, else the site's main one (decision 30). An entry without either is left out.
 */
export async function readTranslated<Name extends Folder>(
  database: Database,
  name: Name,
  locale: Locale,
): Promise<{ entry: Entry<Name>; words: Words<Name>; lang: string }[]> {
  const languages = localesFor(locale);
  const [entries = [], ...files] = await Promise.all([
    readDocument(database, name) as Promise<Entry<Name>[] | undefined>,
    ...languages.map((language) => readDocument(database, `${name}/${language}` as const)),
  ]);
  return entries.flatMap((entry) => {
    const at = files.findIndex((file) => file !== undefined && Object.hasOwn(file, entry.id));
    const language = languages[at];
    const words = files[at]?.[entry.id] as Words<Name> | undefined;
    return words && language ? [{ entry, words, lang: LOCALE_FACTS[language].lang }] : [];
  });
}
