import { CURRENCIES } from '@tourbillon/domain/i18n/currencies.ts';
import { CATALOG_TYPES } from '@tourbillon/domain/sections/catalog-types.ts';
import { STORED_STOCKS } from '@tourbillon/domain/sections/item-statuses.ts';
import { namesOf, VOCABULARY } from './vocabulary.ts';

/** A column of `items` with one or several words of a vocabulary. */
export interface WordColumn {
  /** Name of the column in the table. */
  name: string;
  isList: boolean;
  /** The allowed words, and other names of each. */
  words: ReadonlyMap<string, readonly string[]>;
}

const bare = (ids: readonly string[]) => new Map(ids.map((id) => [id, []]));
const titled = (name: keyof typeof VOCABULARY) =>
  new Map(Object.keys(VOCABULARY[name]).map((id) => [id, namesOf(name, id)]));
const one = (name: string, words: WordColumn['words']): WordColumn => ({ name, isList: false, words });
const several = (name: string, words: WordColumn['words']): WordColumn => ({ name, isList: true, words });

/** Every column of `items` with words of a vocabulary. */
export const WORD_COLUMNS: readonly WordColumn[] = [
  one('catalog_type', bare(CATALOG_TYPES)),
  one('stock', bare(STORED_STOCKS)),
  one('currency', bare(CURRENCIES)),
  one('condition', titled('conditions')),
  one('availability', titled('availability')),
  one('type', titled('types')),
  one('colour', titled('colours')),
  one('hardware', titled('hardware')),
  one('technique', titled('techniques')),
  one('gender', titled('genders')),
  one('body_form', titled('bodyForms')),
  one('body_material', titled('materials')),
  one('bracelet', titled('materials')),
  one('movement', titled('movements')),
  one('dial_colour', titled('dialColours')),
  one('crystal', titled('crystals')),
  one('made_in', titled('countries')),
  several('specials', titled('specials')),
  several('insertions', titled('insertions')),
  several('functions', titled('functions')),
  several('defects', titled('defects')),
];

/** SQL condition of rows with allowed words in a column. */
export function wordCondition({ name, isList, words }: WordColumn): string {
  const all = [...words.keys()].map((word) => `'${word.replaceAll("'", "''")}'`).join(', ');
  return isList ? `"${name}" <@ array[${all}]::text[]` : `"${name}" in (${all})`;
}

/** Name of the constraint of a column. */
export function wordConstraint({ name }: WordColumn): string {
  return `items_words_${name}`;
}

/** Columns by field name. */
const byField = new Map(
  WORD_COLUMNS.map((column) => [
    column.name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    column,
  ]),
);

/** A word that is not in the vocabulary, and its field. */
export interface UnknownWord {
  field: string;
  word: string;
}

/** The first unknown word of an item. While it is there, the database refuses every change of the item. */
export function unknownWordOf(item: object): UnknownWord | undefined {
  return unknownWordsOf(item)[0];
}

/** Every unknown word of an item. */
export function unknownWordsOf(item: object): UnknownWord[] {
  return [...byField].flatMap(([field, { words }]) => {
    const value = (item as Record<string, unknown>)[field] ?? [];
    const all: unknown[] = Array.isArray(value) ? value : [value];
    return all.filter((word) => !words.has(String(word))).map((word) => ({ field, word: String(word) }));
  });
}
