import type { ItemRow } from '../database/schema/items.ts';
import { unknownWordsOf } from '../vocabulary/word-columns.ts';
import type { Column } from './columns/column.ts';
import { columnOfField, COLUMNS } from './columns/columns.ts';
import { INVALID_FIELD, invalidColumn, knownCity, unknownWordMessage } from './invalid-fields.ts';
import { Mistake } from './mistake.ts';
import { exportedItem } from './preview-row.ts';
import { PriceMistake, pricesOf } from './prices.ts';
import type { ShopNames } from './shop-names.ts';

/**
 * What an import would refuse in an item as it is recorded: a sentence by column. A row may have been written by SQL
 * or by an older release.
 */
export function recordedMistakes(row: ItemRow, names: ShopNames): Record<string, string[]> {
  const item = exportedItem(row, names);
  const mistakes: Record<string, string[]> = {};
  const attempt = (column: string, work: () => unknown) => {
    try {
      work();
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      mistakes[error instanceof PriceMistake ? error.column : column] ??= [error.message];
    }
  };
  for (const { field, word } of unknownWordsOf(row)) {
    mistakes[columnOfField(field)] ??= [unknownWordMessage(word)];
  }
  for (const column of columnsOf(row)) attempt(column.name, () => readBack(column, column.write(item)));
  attempt('city', () => row.cities.map((city) => knownCity(city, names)));
  attempt('price', () => pricesOf({}, row, names.rates));
  const column = invalidColumn(row);
  if (column !== undefined) mistakes[column] ??= [INVALID_FIELD];
  return mistakes;
}

/** The column for which lists of the site leave an item out; null for a valid one. */
export function wrongColumn(row: ItemRow): string | null {
  const [unknown] = unknownWordsOf(row);
  return unknown ? columnOfField(unknown.field) : (invalidColumn(row) ?? null);
}

function columnsOf({ catalogType }: ItemRow): Column[] {
  return COLUMNS.filter(({ sections }) => !sections || sections.some((section) => section === catalogType));
}

function readBack({ isRequired, read }: Column, text: string): void {
  if (text.trim() !== '') read(text.trim());
  else if (isRequired) throw new Mistake('is empty; every piece has it');
}
