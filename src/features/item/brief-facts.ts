import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import { availabilityText } from '#src/ui/items/availability-text.ts';
import { inTheBox } from '#src/ui/items/completeness.ts';
import type { Item } from './item-head.ts';

/**
 * The most important facts for a buyer, in three lines: availability with the city, condition with the guarantee, set.
 * Unknown facts are left out: a sold item has neither city nor guarantee, and only watches have a guarantee in months
 * (§9).
 */
export function briefFacts(item: Item, t: Translate, locale: Locale): string[] {
  const archived = item.stock === 'archive';
  const cities = archived ? [] : item.cities.map(({ title }) => title);
  const months = item.catalog_type === 'clock' && !archived ? item.guarantee_months : null;
  const guarantee =
    months === null ? '' : `${t('item.guarantee')}: ${t('itemTerms.months', { count: months })}`;
  const set = inTheBox(item);
  const joined = (separator: string, ...parts: string[]) => parts.filter(Boolean).join(separator);
  return [
    joined(': ', availabilityText(item, t, locale), cities.join('; ')),
    joined(' · ', t(`item.condition_${item.condition}`), guarantee),
    set === 'item.set_unknown' ? '' : t(set),
  ].filter(Boolean);
}
