import type { Currency } from '@tourbillon/domain/i18n/currencies.ts';
import type { Database } from '../database/database.ts';
import { listRates, type NewRates } from './store-rates.ts';

/** Milliseconds since the epoch at which a source of this process last named the rate of a currency. */
const confirmed = new Map<Currency, number>();

/**
 * Notes that a source has named rates, changed or not.
 * @param date the day that it names; rates of an old day are no younger for being asked for again.
 */
export function confirmRates(rates: NewRates, date: string | undefined, now: Date): void {
  const ofDay = date === undefined ? now.getTime() : Date.parse(`${date}T23:59:59Z`);
  for (const code of Object.keys(rates) as Currency[]) confirmed.set(code, Math.min(now.getTime(), ofDay));
}

/** Seconds since each rate was set, or last confirmed by its source; the dollar has none. */
export async function ratesAges(database: Database, now = new Date()): Promise<Map<Currency, number>> {
  const rates = (await listRates(database)).filter(({ code }) => code !== 'USD');
  return new Map(
    rates.map(({ code, updatedAt }) => {
      const since = Math.max(updatedAt.getTime(), confirmed.get(code) ?? 0);
      return [code, Math.max(0, (now.getTime() - since) / 1000)];
    }),
  );
}
