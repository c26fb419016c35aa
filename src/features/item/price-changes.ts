import { formatDate } from '@tourbillon/domain/i18n/dates.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Money } from '@tourbillon/domain/i18n/money.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import type { Item } from './item-head.ts';

/** Maximum number of changes that are shown, the latest first. */
const MAX_CHANGES = 3;

type Priced = Pick<Item, 'price' | 'previous_prices'>;

/**
 * The recorded price changes of an item as sentences, the latest first. Skips changes that rounding in the displayed
 * currency hides, and changes from or to a price on request.
 */
export function priceChanges(item: Priced, money: Money, locale: Locale, t: Translate): string[] {
  const asked = [item.price, ...item.previous_prices.map(({ price }) => price)].map(
    (price) => price && (price.discount_usd ?? price.usd),
  );
  const sentences = item.previous_prices.flatMap(({ until }, index) => {
    const [to, from] = [asked[index], asked[index + 1]];
    if (typeof to !== 'number' || typeof from !== 'number' || money.fromUsd(to) === money.fromUsd(from))
      return [];
    const values = { from: money.price(from), date: formatDate(until, locale) };
    return [t(to < from ? 'item.priceReduced' : 'item.priceRaised', values)];
  });
  return sentences.slice(0, MAX_CHANGES);
}
