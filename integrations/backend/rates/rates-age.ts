import type { Currency } from '@tourbillon/domain/i18n/currencies.ts';
import type { Database } from '../database/database.ts';
import { listRates, type NewRates } from './store-rates.ts';

/** When a source last confirmed the rate of each currency, in this process; milliseconds since the epoch. */
const confirmed = new Map<Currency, number>();

/**
 * Records that a source has confirmed rates, changed or not.
 * @param date of the rates. Repeated rates of an old date do not become newer.
 */
export function confirmRates(rates: NewRates, date: string | undefined, now: Date): void {
  const ofDay = date === undefined ? now.getTime() : Date.parse(`${date}T23:59:59Z`);
  for (const code of Object.keys(rates) as Currency[]) confirmed.set(code, Math.min(now.getTime(), ofDay));
}

/** Seconds since each rate was set or last confirmed; without the dollar. */
export async function ratesAges(database: Database, now = new Date()): Promise<Map<Currency, number>> {
  const rates = (await listRates(database)).filter(({ code }) => code !== 'USD');
  return new Map(
    rates.map(({ code, updatedAt }) => {
      const since = Math.max(updatedAt.getTime(), confirmed.get(code) ?? 0);
      return [code, Math.max(0, (now.getTime() - since) / 1000)];
    }),
  );
}
