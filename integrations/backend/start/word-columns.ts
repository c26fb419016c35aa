import { CURRENCIES } from '@tourbillon/domain/i18n/currencies.ts';
import { CATALOG_TYPES } from '@tourbillon/domain/sections/catalog-types.ts';
import { STORED_STOCKS } from '@tourbillon/domain/sections/item-statuses.ts';
import { type Vocabulary, VOCABULARY } from '../vocabulary/vocabulary.ts';

/** A column of items that holds a word, or several. */
export interface WordColumn {
  /** Of the table. */
  name: string;
  isList: boolean;
  /** The words that may stand there, and what else each is called. */
  words: ReadonlyMap<string, readonly string[]>;
}

const bare = (ids: readonly string[]) => new Map(ids.map((id) => [id, []]));
const titled = (name: keyof typeof VOCABULARY) =>
  new Map(Object.entries(VOCABULARY[name] as Vocabulary).map(([id, titles]) => [id, Object.values(titles)]));
const one = (name: string, words: WordColumn['words']): WordColumn => ({ name, isList: false, words });
const several = (name: string, words: WordColumn['words']): WordColumn => ({ name, isList: true, words });

/** Every column of items that holds words of a vocabulary. */
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
