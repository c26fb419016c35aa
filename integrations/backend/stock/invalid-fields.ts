import { invalidField } from '../catalogue/valid-row.ts';
import type { ItemRow } from '../database/schema/items.ts';
import { columnOfField } from './columns/columns.ts';
import { Mistake, quoted } from './mistake.ts';
import type { ShopNames } from './shop-names.ts';
import { idsInSentence } from './values/words.ts';

/** The message at a field that the database or the contract refuses. */
export const INVALID_FIELD = 'is not right in the stock; write it anew';

/** The message at a word of no vocabulary. */
export function unknownWordMessage(word: string): string {
  return `is ${quoted(word)} in the stock, which no vocabulary has; name it anew`;
}

/** @throws Mistake for a city that the shop does not have. @returns its alias. */
export function knownCity(city: string, names: ShopNames): string {
  const alias = names.city(city);
  if (alias !== undefined) return alias;
  throw new Mistake(
    `${quoted(city)} is not a city of the shop; expected ${idsInSentence(names.cityAliases)}`,
  );
}

/** The column of an item that the contract refuses; a draft is judged as it will be on the site. */
export function invalidColumn(row: ItemRow): string | undefined {
  const field = invalidField({ ...row, stock: row.stock === 'draft' ? 'current' : row.stock });
  return field === undefined ? undefined : columnOfField(field);
}
