import type { Currency } from '@tourbillon/domain/i18n/currencies.ts';
import { readRates } from '../../catalogue/currency-rates.ts';
import type { Database } from '../../database/database.ts';
import { invalid } from '../../errors/domain-error.ts';

/**
 * Converts a price to whole US dollars at the current rate, at least one. Archive and estimates use it.
 * @throws DomainError 'invalid' at `price` when the currency has no rate.
 */
export async function dollarsOf(
  database: Database,
  { value, currency }: { value: number; currency: Currency },
): Promise<number> {
  if (currency === 'USD') return value;
  const rate = (await readRates(database)).rates.get(currency);
  if (!rate) throw invalid(`${currency} has no rate`, { price: ['no_rate'] });
  return Math.max(1, Math.round(value / rate));
}
