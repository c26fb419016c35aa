import type { Currency } from '@tourbillon/domain/i18n/currencies.ts';
import type { CatalogType } from '@tourbillon/domain/sections/catalog-types.ts';
import type { VOCABULARY } from '../../vocabulary/vocabulary.ts';
import type { ItemRow } from '../../database/schema/items.ts';

/** Fields of an item that a row may change, as stored. Texts are merged by language. */
export type ItemFields = Partial<Omit<ItemRow, 'id' | 'url'>>;

/** Values of a cell: fields of the item, or values that need a look-up or a computation. */
export interface CellValues extends ItemFields {
  /** Name as written, used to find the brand. */
  brandName?: string;
  collectionName?: string | null;
  /** Amounts in `currency`; null means "on request", or no discount. */
  price?: number | null;
  discount?: number | null;
  soldPrice?: number | null;
  /** Currency of the sale, if the cell names one. */
  soldCurrency?: Currency;
  /** Whether it belongs to the dealer corner. */
  isDealer?: boolean;
  city?: string | null;
  /** Last day of a reservation, in the shop's time zone. */
  heldUntilDay?: string;
  /** File names; null takes the files named after the stock number. */
  photos?: string[] | null;
}

/** Data of an item that an export needs in addition to its fields. */
export interface ExportedItem extends ItemRow {
  brandTitle: string;
  collectionTitle: string | null;
  photoNames: readonly string[];
}

/** Form field of a cell; by default one line of text. */
export type CellForm =
  | { kind: 'lines' | 'number' | 'day' | 'flag' | 'brand' | 'collection' | 'city' }
  /** One or several words of a vocabulary. */
  | { kind: 'word' | 'words'; vocabulary: keyof typeof VOCABULARY }
  /** A word of a fixed list that is not a vocabulary. */
  | { kind: 'word'; of: readonly string[] };

/** A column of the file. */
export interface Column {
  name: string;
  /** Sections with this column; all by default. */
  sections?: readonly CatalogType[];
  form?: CellForm;
  /** Required for a new item. */
  isRequired?: true;
  /** Parses a cell that is not empty. @throws Mistake */
  read(text: string): CellValues;
  /** Value of an empty cell: unknown, or false. */
  empty: CellValues;
  /** Formats the cell for an export; empty if unknown. */
  write(item: ExportedItem): string;
}
