import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { createMoney, type Money } from '@tourbillon/domain/i18n/money.ts';
import { schema, type Database } from '../database/database.ts';

/** The current rates, units of each currency for one US dollar, and when the newest of them was set (decision 32). */
export async function readRates(
  database: Database,
): Promise<{ rates: ReadonlyMap<string, number>; updatedAt: Date }> {
  const rows = await database.select().from(schema.currencyRates);
  const newest = Math.max(...rows.map(({ updatedAt }) => updatedAt.getTime()), 0);
  const rates = new Map(rows.map(({ code, unitsPerUsd }) => [code, unitsPerUsd]));
  return { rates, updatedAt: new Date(newest) };
}

/** For each host: converts and formats sums in its currency, at the current rates. */
export async function moneyByLocale(database: Database): Promise<(locale: Locale) => Money> {
  const rates = Object.fromEntries((await readRates(database)).rates);
  const made = new Map<Locale, Money>();
  return (locale) => {
    const money = made.get(locale) ?? createMoney(locale, rates);
    made.set(locale, money);
    return money;
  };
}
