import { type Availability, isPurchasable } from '@tourbillon/domain/sections/item-statuses.ts';
import type { CatalogType } from '@tourbillon/domain/sections/catalog-types.ts';

/** The next step with an item: to buy it, or an arrival notice when it cannot be bought (decisions 9 and 38). */
export function firstAction(
  item: { catalog_type: CatalogType; url: string; availability: Availability },
  archived: boolean,
): { href: string; text: 'itemOffer.buy' | 'requests.arrivalNoticeTitle' } {
  const about = `?item=${item.catalog_type}/${item.url}`;
  return !archived && isPurchasable(item.availability)
    ? { href: `/purchase/${about}`, text: 'itemOffer.buy' }
    : { href: `/arrival-notice/${about}`, text: 'requests.arrivalNoticeTitle' };
}
