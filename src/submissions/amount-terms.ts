import { type AmountTerms, amountTerms } from '@tourbillon/domain/business/amount-limit.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { formatSum } from '@tourbillon/domain/i18n/money.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { askOr } from '../backend-client/client.ts';

/** The currency in which a site asks for an amount, and the largest amount, by the current rates (decision 79). */
export async function amountTermsOf(locale: Locale): Promise<AmountTerms> {
  const rates = await askOr(locale, CALLS.currency, {}, { data: {}, updated_at: '' });
  return amountTerms(locale, rates.data);
}

/** The limit in words: `1 000 000 $`. */
export function limitText({ most, currency }: AmountTerms, locale: Locale): string {
  return formatSum({ value: most, currency }, locale);
}

/** The message for an amount above the limit (for roubles in the words of §5), or for one that is not a number. */
export function amountRefusal(reason: 'amount' | 'value', terms: AmountTerms, locale: Locale): string {
  const t = translator(locale);
  if (reason === 'value') return t('forms.amount_between', { sum: limitText(terms, locale) });
  if (terms.currency === 'RUB') return reason;
  return t('forms.amount_in', { sum: limitText(terms, locale) });
}
