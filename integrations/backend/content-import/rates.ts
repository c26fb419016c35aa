import { schema, type Database } from '../database/database.ts';
import { readDocument } from '../content-store/read-document.ts';
import type { DocumentOf } from '../content-store/formats.ts';

type Rates = DocumentOf<'rates'>;
type Currency = keyof Rates['units_per_usd'];

/**
 * Writes the rates that a file changes. Rates from another source remain until the file changes them. Call it before
 * the new file is stored, because it compares the file with the stored one.
 */
export async function importRates(database: Database, rates: Rates): Promise<void> {
  const before = (await readDocument(database, 'rates'))?.units_per_usd;
  const { currencyRates } = schema;
  const updatedAt = new Date(`${rates.updated}T00:00:00Z`);
  for (const code of Object.keys(rates.units_per_usd) as Currency[]) {
    const unitsPerUsd = rates.units_per_usd[code];
    const row = { code, unitsPerUsd, updatedAt };
    const inserting = database.insert(currencyRates).values(row);
    if (before === undefined || before[code] === unitsPerUsd) await inserting.onConflictDoNothing();
    else await inserting.onConflictDoUpdate({ target: currencyRates.code, set: { unitsPerUsd, updatedAt } });
  }
}
