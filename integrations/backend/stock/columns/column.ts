import type { Currency } from '@tourbillon/domain/i18n/currencies.ts';
import type { CatalogType } from '@tourbillon/domain/sections/catalog-types.ts';
import type { VOCABULARY } from '../../vocabulary/vocabulary.ts';
import type { ItemRow } from '../../database/schema/items.ts';

/** The fields of an item that a row may change, as the database holds them. Texts are merged language by language. */
export type ItemFields = Partial<Omit<ItemRow, 'id' | 'url'>>;

/** What a cell says: fields of the item, or what has to be looked up and worked out first. */
export interface CellValues extends ItemFields {
  /** Names as they are written; the brand of the section is found by them. */
  brandName?: string;
  collectionName?: string | null;
  /** Amounts in `currency`; null is "on request", or no discount. */
  price?: number | null;
  discount?: number | null;
  soldPrice?: number | null;
  /** Its currency, where the cell names one. */
  soldCurrency?: Currency;
  /** Whether it stands in the dealer corner. */
  isDealer?: boolean;
  city?: string | null;
  /** The last day of a hold, in the zone of the shop. */
  heldUntilDay?: string;
  /** Names of files; null takes those that are named for the number. */
  photos?: string[] | null;
}

/** What an export writes of an item besides its own fields. */
export interface ExportedItem extends ItemRow {
  brandTitle: string;
  collectionTitle: string | null;
  photoNames: readonly string[];
}

/** How a form fills a cell in: as a text of one line, unless its column says otherwise. */
export type CellForm =
  | { kind: 'lines' | 'number' | 'day' | 'flag' | 'brand' | 'collection' | 'city' }
  /** A word of a vocabulary, or several. */
  | { kind: 'word' | 'words'; vocabulary: keyof typeof VOCABULARY }
  /** A word that no vocabulary has. */
  | { kind: 'word'; of: readonly string[] };

/** A column of the file. */
export interface Column {
  name: string;
  /** The sections that have it; all by default. */
  sections?: readonly CatalogType[];
  form?: CellForm;
  /** A new item cannot do without it. */
  isRequired?: true;
  /** Reads a cell that says something. @throws Mistake */
  read(text: string): CellValues;
  /** What an empty cell says: that it is not known, or not so. */
  empty: CellValues;
  /** The cell of an export; empty for what is not known. */
  write(item: ExportedItem): string;
}
