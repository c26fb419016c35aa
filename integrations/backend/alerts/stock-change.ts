import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Money } from '@tourbillon/domain/i18n/money.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Database } from '../database/database.ts';
import type { ItemRow } from '../database/schema/items.ts';

/** Items that changed, with what the letters about them need. */
export interface NotifyContext {
  database: Database;
  catalogue: Catalogue;
  money: (locale: Locale) => Money;
  /** The key that signs unsubscribing links. */
  key: string;
  now: Date;
  /** Notices of a part. */
  most: number;
}

/** An item with the moment and the price before of what happened to it. */
export interface StockChange {
  row: ItemRow;
  at: Date;
  previousUsd: number | null;
}
