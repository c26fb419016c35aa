import type { CatalogType } from '@tourbillon/domain/sections/catalog-types.ts';
import type { VOCABULARY } from '../../vocabulary/vocabulary.ts';
import { listOf, word, yesOrNo } from '../values/words.ts';
import type { CellForm, Column, ItemFields } from './column.ts';

type Field = keyof ItemFields;

/** A column for a field of the item. An empty cell means "unknown". */
export function field<Name extends Field>(
  name: string,
  into: Name,
  read: (text: string) => ItemFields[Name],
  sections?: readonly CatalogType[],
  form?: CellForm,
): Column {
  return {
    name,
    ...(sections && { sections }),
    ...(form && { form }),
    read: (text) => ({ [into]: read(text) }),
    empty: { [into]: null },
    write: (item) => String(item[into] ?? ''),
  };
}

/** A column with a word of a vocabulary. */
export function wordField(
  name: string,
  into: Field,
  vocabulary: keyof typeof VOCABULARY,
  { sections, only }: { sections?: readonly CatalogType[]; only?: readonly string[] } = {},
): Column {
  const form: CellForm = only ? { kind: 'word', of: only } : { kind: 'word', vocabulary };
  return field(name, into, word(vocabulary, only) as (text: string) => never, sections, form);
}

/** A column with several words of a vocabulary. */
export function wordsField(
  name: string,
  into: Field,
  vocabulary: keyof typeof VOCABULARY,
  sections?: readonly CatalogType[],
): Column {
  return {
    ...field(name, into, listOf(word(vocabulary)) as (text: string) => never, sections, {
      kind: 'words',
      vocabulary,
    }),
    empty: { [into]: [] },
    write: (item) => (item[into] as readonly string[]).join('|'),
  };
}

/** A yes/no column. An empty cell means no. */
export function flagField(name: string, into: Field, sections?: readonly CatalogType[]): Column {
  return {
    ...field(name, into, yesOrNo as (text: string) => never, sections, { kind: 'flag' }),
    empty: { [into]: false },
    write: (item) => (item[into] ? 'yes' : 'no'),
  };
}

/** A column with a measure or an amount. */
export function numberField<Name extends Field>(
  name: string,
  into: Name,
  read: (text: string) => ItemFields[Name],
  sections?: readonly CatalogType[],
): Column {
  return field(name, into, read, sections, { kind: 'number' });
}
