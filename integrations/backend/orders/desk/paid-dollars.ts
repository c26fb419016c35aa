import { HIGHEST_PRICE_USD } from '@tourbillon/domain/business/highest-price.ts';
import type { Currency } from '@tourbillon/domain/i18n/currencies.ts';
import { readRates } from '../../catalogue/currency-rates.ts';
import type { Database } from '../../database/database.ts';
import { invalid } from '../../errors/domain-error.ts';

/**
 * Converts a price to whole US dollars at the current rate, at least one. Archive and estimates use it.
 * @throws DomainError 'invalid' at `price` when the currency has no rate, or the price is too high.
 */
export async function dollarsOf(
  database: Database,
  { value, currency }: { value: number; currency: Currency },
): Promise<number> {
  const rate = currency === 'USD' ? 1 : (await readRates(database)).rates.get(currency);
  if (!rate) throw invalid(`${currency} has no rate`, { price: ['no_rate'] });
  const usd = Math.max(1, Math.round(value / rate));
  if (usd > HIGHEST_PRICE_USD) throw invalid('The price is too high', { price: ['price_high'] });
  return usd;
}
