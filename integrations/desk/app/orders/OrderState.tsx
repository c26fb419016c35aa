import { formatDate } from '@tourbillon/domain/i18n/dates.ts';
import type { OrderEntry } from '@tourbillon/domain/desk/orders.ts';
import { useDeskTexts } from '../i18n.ts';
import { siteTexts } from '../loaded-texts.ts';

/** The state of an order for its buyer, mostly in the terms of the site. */
export function OrderState({ order }: { order: Pick<OrderEntry, 'state' | 'held_until' | 'for_another'> }) {
  const { t, locale } = useDeskTexts();
  const { state, held_until: until, for_another: forAnother } = order;
  const words = [
    // "In stock" would describe the piece; an order that holds no piece has its own text.
    state === 'in_stock' ? t('orders.notHeld') : siteTexts(locale)(`item.availability_${state}`),
    until === null ? '' : t('orders.heldUntil', { day: formatDate(until, locale) }),
    forAnother ? t('orders.forAnother') : '',
  ];
  return words.filter(Boolean).join(', ');
}
