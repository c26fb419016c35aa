import { formatDate } from '@tourbillon/domain/i18n/dates.ts';
import type { OrderEntry } from '@tourbillon/domain/desk/orders.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { useDeskTexts } from '../i18n.ts';

/** The state of an order for its buyer, in the terms of the site. */
export function OrderState({ order }: { order: Pick<OrderEntry, 'state' | 'held_until' | 'for_another'> }) {
  const { t, locale } = useDeskTexts();
  const { state, held_until: until, for_another: forAnother } = order;
  const words = [
    translator(locale)(`item.availability_${state}`),
    until === null ? '' : t('orders.heldUntil', { day: formatDate(until, locale) }),
    forAnother ? t('orders.forAnother') : '',
  ];
  return words.filter(Boolean).join(', ');
}
