import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { createMoney, type Money } from '@tourbillon/domain/i18n/money.ts';
import { schema, type Database } from '../database/database.ts';

/** Amounts in the currency of each host, by today's rates. */
export async function currencyOf(database: Database): Promise<(locale: Locale) => Money> {
  const rows = await database.select().from(schema.currencyRates);
  const rates = Object.fromEntries(rows.map(({ code, unitsPerUsd }) => [code, unitsPerUsd]));
  const kept = new Map<Locale, Money>();
  return (locale) => {
    const known = kept.get(locale) ?? createMoney(locale, rates);
    kept.set(locale, known);
    return known;
  };
}
