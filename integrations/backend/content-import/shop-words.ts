import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLocale, LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Database } from '../database/database.ts';
import { companiesOf } from '../content-store/companies.ts';
import { contactsFile } from '../content-store/contacts-format.ts';
import { type DocumentOf, legalFile, shopFile } from '../content-store/formats.ts';
import { readDocument } from '../content-store/read-document.ts';
import { citiesOf, defaultCityOf, tariffOfSite } from '../content-store/site-cities.ts';
import { ContentMistakes, type Mistake } from './content-mistakes.ts';
import { lineAt } from './json-lines.ts';
import { dealWords, loanWords, timeWords } from './loan-words.ts';
import { readJson } from './read-json.ts';
import type { FrontMatter } from './front-matter.ts';

/**
 * Placeholders of texts and their values, `{shop}` or `{pawnshop}`: so only two files contain the name of the shop.
 */
export type ShopWords = Record<Locale, Readonly<Record<string, string>>>;

const PLACE = /\{([a-z_]+)\}/g;

/**
 * The placeholders of a content folder, from its own `shop.json`, `contacts.json` and `legal.json`. A file that
 * cannot be read is replaced by its last imported version.
 */
export async function readShopWords(database: Database, folder: string): Promise<ShopWords> {
  const shop = await readOr(folder, 'shop', shopFile, () => readDocument(database, 'shop'));
  const contacts = await readOr(folder, 'contacts', contactsFile, () => readDocument(database, 'contacts'));
  const legal = await readOr(folder, 'legal', legalFile, () => readDocument(database, 'legal'));
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, wordsOf(locale, shop, contacts, legal)]),
  ) as ShopWords;
}

async function readOr<Value>(
  folder: string,
  name: string,
  schema: Parameters<typeof readJson>[0],
  before: () => Promise<Value | undefined>,
): Promise<Value | undefined> {
  try {
    return readJson(schema, await readFile(join(folder, `${name}.json`), 'utf8')) as Value;
  } catch {
    // The import of that file reports its mistakes.
    return before();
  }
}

/**
 * The placeholders of a language. Companies, email address, phone and figures of loans are those of the first city of
 * its site.
 */
export function wordsOf(
  locale: Locale,
  shop: DocumentOf<'shop'> | undefined,
  contacts: DocumentOf<'contacts'> | undefined,
  legal?: Pick<DocumentOf<'legal'>, 'tariffs'>,
): Record<string, string> {
  const words: Record<string, string | undefined> = { shop: shop?.name[locale] };
  const cities = contacts ? citiesOf(contacts, locale) : [];
  const contact = contacts && defaultCityOf(contacts, locale);
  for (const { kind, name, details } of companiesOf(shop?.entities ?? [], contacts, contact?.alias ?? null)) {
    words[kind] = name[locale];
    words[`${kind}_details`] = details[locale];
  }
  words.email = contact?.email;
  words.phone = contact?.phone_header;
  words.cities = cities.filter(({ parent, offices }) => parent === null && offices.length > 0).map(({ city }) => city[locale]).join(', '); // prettier-ignore
  const tariff = legal && tariffOfSite(contacts, legal, locale);
  if (shop) Object.assign(words, dealWords(locale), timeWords(locale));
  Object.assign(words, tariff && loanWords(tariff, locale));
  return Object.fromEntries(Object.entries(words).filter(([, word]) => word)) as Record<string, string>;
}

/**
 * Replaces the placeholders in a text with front matter. @throws ContentMistakes with the line of each unknown name.
 */
export function fillMatter(matter: FrontMatter, words: ShopWords[Locale]): FrontMatter {
  const mistakes = [
    ...Object.entries(matter.facts).flatMap(([key, value]) =>
      unknownIn(value, words).map((one) => ({ ...one, line: matter.lines.facts[key] ?? 1, field: key })),
    ),
    ...matter.body
      .split('\n')
      .flatMap((line, index) =>
        unknownIn(line, words).map((one) => ({ ...one, line: matter.lines.body + index })),
      ),
  ];
  if (mistakes.length > 0) throw new ContentMistakes(mistakes);
  const facts = Object.entries(matter.facts).map(([key, value]) => [key, fill(value, words)]);
  return {
    ...matter,
    facts: Object.fromEntries(facts) as Record<string, string>,
    body: fill(matter.body, words, asMarkdown),
  };
}

/**
 * Replaces the placeholders in every text of a JSON file, in the language of its file, or of the key above the text.
 * @param source the file, for the line numbers of mistakes. @throws ContentMistakes with the line of each unknown
 * name.
 */
export function fillJson<Value>(value: Value, source: string, words: ShopWords, locale?: Locale): Value {
  const mistakes = unknownIn(source, words[locale ?? 'ru']).map((one) => ({
    ...one,
    line: lineAt(source, source.indexOf(one.values.word)),
  }));
  if (mistakes.length > 0) throw new ContentMistakes(mistakes);
  return fillDeep(value, words, locale) as Value;
}

function fillDeep(value: unknown, words: ShopWords, locale: Locale | undefined): unknown {
  if (typeof value === 'string') return locale ? fill(value, words[locale]) : value;
  if (Array.isArray(value)) return value.map((one) => fillDeep(one, words, locale));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fillDeep(inner, words, isLocale(key) ? key : locale)]),
  );
}

function fill(text: string, words: ShopWords[Locale], as = (word: string) => word): string {
  return text.replaceAll(PLACE, (whole, name: string) => (words[name] ? as(words[name]) : whole));
}

/** Escapes a name, so that Markdown shows it unchanged. */
function asMarkdown(word: string): string {
  return word.replaceAll(/[\\*`[\]<>|]/g, '\\$&');
}

function unknownIn(text: string, words: ShopWords[Locale]) {
  const known = `{${Object.keys(words).join('}, {')}}`;
  return [...text.matchAll(PLACE)]
    .filter(([, name = '']) => !words[name])
    .map(
      ([word]) =>
        ({ code: 'unknown_word', values: { word, known } }) as const satisfies Omit<Mistake, 'line'>,
    );
}
