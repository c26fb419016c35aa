import { loanLimits, type Tariff } from '../business/loan-cost.ts';
import { briefContractSum, contractSum } from './loan-money.ts';
import type { Locale } from './locales.ts';

/**
 * Whether a text names the smallest or the largest loan of a tariff, as texts of the content folder do by placeholder
 * (decision 609). A longer sum that contains one counts as well.
 */
export function namesLoanSum(text: string, tariff: Tariff, locale: Locale): boolean {
  const limits = loanLimits(tariff);
  if (!limits) return false;
  const searched = plain(text);
  return [limits.from, limits.to]
    .flatMap((value) => [contractSum, briefContractSum].map((sum) => sum(value, tariff.currency, locale)))
    .some((sum) => searched.includes(plain(sum)));
}

/** With ordinary spaces only. */
function plain(text: string): string {
  return text.replaceAll(/\s/g, ' ');
}
