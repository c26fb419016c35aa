import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { createMoney, type Money } from '@tourbillon/domain/i18n/money.ts';
import { schema, type Database } from '../database/database.ts';

/** Today's rates: units of each currency for one US dollar. */
export async function unitsPerUsd(database: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await database.select().from(schema.currencyRates);
  return new Map(rows.map(({ code, unitsPerUsd: units }) => [code, units]));
}

/** Amounts in the currency of each host, by today's rates. */
export async function currencyOf(database: Database): Promise<(locale: Locale) => Money> {
  const rates = Object.fromEntries(await unitsPerUsd(database));
  const kept = new Map<Locale, Money>();
  return (locale) => {
    const known = kept.get(locale) ?? createMoney(locale, rates);
    kept.set(locale, known);
    return known;
  };
}
