import { inArray, sql } from 'drizzle-orm';
import type { Currency } from '@tourbillon/domain/i18n/currencies.ts';
import { schema, type Database } from '../database/database.ts';
import { takeWritersLock } from '../database/writers-lock.ts';

/** A currency, its units per US dollar, and when the rate was set. */
export interface StoredRate {
  code: Currency;
  unitsPerUsd: number;
  updatedAt: Date;
}

/** Rates by currency. The dollar is the base and has no rate. */
export type NewRates = Partial<Record<Exclude<Currency, 'USD'>, number>>;

/** All rates by their codes. */
export async function listRates(database: Database): Promise<StoredRate[]> {
  return database.select().from(schema.currencyRates).orderBy(schema.currencyRates.code);
}

/**
 * Stores rates in one statement. Pages and converted prices change at once: a trigger changes the rows of the items,
 * so the lock of the writers comes first, as in a sale. @param at the time of the rates.
 */
export async function storeRates(database: Database, rates: NewRates, at: Date): Promise<void> {
  const { currencyRates } = schema;
  const rows = (Object.keys(rates) as (keyof NewRates)[]).flatMap((code) => {
    const unitsPerUsd = rates[code];
    return unitsPerUsd === undefined ? [] : [{ code, unitsPerUsd, updatedAt: at }];
  });
  if (rows.length === 0) return;
  await database.transaction(async (transaction) => {
    await takeWritersLock(transaction);
    await transaction
      .insert(currencyRates)
      .values(rows)
      .onConflictDoUpdate({
        target: currencyRates.code,
        set: { unitsPerUsd: sql`excluded.units_per_usd`, updatedAt: sql`excluded.updated_at` },
      });
  });
}

/** Rates of a source that differ from the stored ones. */
export async function changedRates(
  database: Database,
  rates: NewRates,
): Promise<{ changed: NewRates; before: NewRates }> {
  const codes = Object.keys(rates) as (keyof NewRates)[];
  const { currencyRates } = schema;
  const rows = await database.select().from(currencyRates).where(inArray(currencyRates.code, codes));
  const before = Object.fromEntries(rows.map(({ code, unitsPerUsd }) => [code, unitsPerUsd])) as NewRates;
  const changed = Object.fromEntries(codes.filter((code) => before[code] !== rates[code]).map((code) => [code, rates[code]])); // prettier-ignore
  return { changed, before };
}
