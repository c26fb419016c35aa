import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import type { Item } from './item-head.ts';

/**
 * What is said of delivery: the shop's own terms, else that the piece can be tried on at the office. Only a piece in
 * stock is there; of others nothing is said.
 */
export function deliveryText(
  { catalog_type: kind, availability }: Pick<Item, 'catalog_type' | 'availability'>,
  terms: { delivery: string } | null,
  t: Translate,
): string | undefined {
  return terms?.delivery ?? (availability === 'in_stock' ? t(`itemByKind.deliveryText_${kind}`) : undefined);
}
