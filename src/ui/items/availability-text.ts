import type { ItemCard } from '@tourbillon/domain/contract/catalogue.ts';
import { formatMonthDay } from '@tourbillon/domain/i18n/dates.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';

/** The availability of an item as a short text; for a reserved item with the end date (decision 76). */
export function availabilityText(
  { availability, held_until }: Pick<ItemCard, 'availability' | 'held_until'>,
  t: Translate,
  locale: Locale,
): string {
  return availability === 'reserved' && held_until
    ? t('item.heldUntil', { date: formatMonthDay(held_until.slice(5), locale) })
    : t(`item.availability_${availability}`);
}
