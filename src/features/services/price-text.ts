import type { PriceTable } from '@tourbillon/domain/contract/service-conditions.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { convertedSum } from '@tourbillon/domain/i18n/loan-money.ts';
import { formatSum, type Rates } from '@tourbillon/domain/i18n/money.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';

/** How the sums of a table are shown on a host. */
export interface PriceWords {
  /** A line of the table: `от 25 000 ₽`, `from about $320`. */
  text(row: PriceTable['rows'][number]): string;
  /** The sums are another currency's, converted at the day's rate. */
  isConverted: boolean;
}

/** Sums as they are asked where the host has that currency, else converted at the day's rate and marked as such. */
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

/** `1%` as a language writes it: the sign stands apart in Russian and Ukrainian, and is a word with its ending in Uzbek. */
function shareText(percent: string, locale: Locale): string {
  if (locale === 'uz') return percent.replace('%', ' foizi');
  return locale === 'en' ? percent : percent.replace('%', '\u00a0%');
}
