import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Money } from '@tourbillon/domain/i18n/money.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Database } from '../database/database.ts';
import type { ItemRow } from '../database/schema/items.ts';

/** The data that letters about changed items need. */
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

/** A changed item, with the time of the change and the previous price. */
export interface StockChange {
  row: ItemRow;
  at: Date;
  previousUsd: number | null;
}
