import type { Currency } from '@tourbillon/domain/i18n/currencies.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { formatNumber } from '@tourbillon/domain/i18n/numbers.ts';

/** Whole units of a currency with its code, because a list may have several currencies. */
export function amountText(locale: Locale, amount: number, currency: Currency): string {
  return `${formatNumber(locale, amount)}\u00a0${currency}`;
}
