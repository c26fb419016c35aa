import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { formatSum, type Money } from '@tourbillon/domain/i18n/money.ts';
import { roughSum } from '@tourbillon/domain/i18n/rough-sum.ts';
import type { DiamondRange } from './diamond-value.ts';

/**
 * The bounds of a price range as text, rounded to the accuracy of the model: in the host's currency, and in US
 * dollars.
 */
export function priceRangeTexts(
  { from, to }: Pick<DiamondRange, 'from' | 'to'>,
  money: Money,
  locale: Locale,
) {
  const { currency } = money;
  const sum = (usd: number) => formatSum({ value: roughSum(money.fromUsd(usd), 1), currency }, locale);
  const [least, most] = [money.usd(roughSum(from, 1)), money.usd(roughSum(to, 1))];
  return { from: sum(from), to: sum(to), usd: least && most ? `${least} – ${most}` : '' };
}
