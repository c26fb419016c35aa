import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import type { Item } from './item-head.ts';

/**
 * The text about delivery: the shop's own terms. Without them, that an item in stock can be tried on at the office;
 * undefined for other items.
 */
export function deliveryText(
  { catalog_type: kind, availability }: Pick<Item, 'catalog_type' | 'availability'>,
  terms: { delivery: string } | null,
  t: Translate,
): string | undefined {
  return terms?.delivery ?? (availability === 'in_stock' ? t(`itemByKind.deliveryText_${kind}`) : undefined);
}
