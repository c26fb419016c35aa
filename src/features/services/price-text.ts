import type { PriceTable } from '@tourbillon/domain/contract/service-conditions.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { convertedSum } from '@tourbillon/domain/i18n/loan-money.ts';
import { formatSum, type Rates } from '@tourbillon/domain/i18n/money.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';

/** How a host shows the sums of a price table. */
export interface PriceWords {
  /** The price of a row: `от 25 000 ₽`, `from about $320`. */
  text(row: PriceTable['rows'][number]): string;
  /** Whether the sums are converted from another currency at today's rate. */
  isConverted: boolean;
}

/**
 * Price texts for a table: original sums if the host has their currency, otherwise sums converted at today's rate and
 * marked as such.
 */
export function priceWords(
  currency: PriceTable['currency'],
  { locale, t }: { locale: Locale; t: Translate },
  rates: Rates,
): PriceWords {
  const converted = (value: number) => convertedSum(value, locale, { rates, currency });
  const isConverted = converted(1) !== undefined;
  const said = (value: number) => {
    const sum = converted(value);
    return sum === undefined ? formatSum({ value, currency }, locale) : t('serviceTerms.about', { sum });
  };
  return {
    isConverted,
    text({ percent, from, to }) {
      if (from === 0 && percent === null) return t('serviceTerms.free');
      if (percent !== null) {
        const share = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });
        const parts = { percent: shareText(share.format(percent / 100), locale), from: said(from) };
        return t('serviceTerms.share', { ...parts, to: said(to ?? from) });
      }
      return to === from ? said(from) : t('serviceTerms.from', { sum: said(from) });
    },
  };
}

/** Localises `1%`: in Russian and Ukrainian a space precedes the sign, in Uzbek it is a word with a suffix. */
function shareText(percent: string, locale: Locale): string {
  if (locale === 'uz') return percent.replace('%', ' foizi');
  return locale === 'en' ? percent : percent.replace('%', '\u00a0%');
}
