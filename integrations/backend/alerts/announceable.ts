import { isPurchasable, type Availability } from '@tourbillon/domain/sections/item-statuses.ts';
import type { ItemRow } from '../database/schema/items.ts';

/** The kinds of changes that letters announce. */
export type AnnouncedKind = 'arrived' | 'cheaper' | 'sold';

/** The columns that decide. */
type State = Pick<ItemRow, 'stock' | 'availability'>;

/** The state that an item must still have when the letters about a change are made (decision 374). */
const STILL: Readonly<Record<AnnouncedKind, (item: State) => boolean>> = {
  arrived: ({ stock, availability }) => stock === 'current' && availability === 'in_stock',
  cheaper: ({ stock, availability }) => stock === 'current' && isPurchasable(availability as Availability),
  sold: ({ availability }) => availability === 'sold',
};

/**
 * Whether a change of an item may still be announced. Between the change and its letter the item may have been held,
 * sold or returned: what cannot be bought is announced neither as arrived nor as cheaper.
 */
export function isAnnounceable(kind: AnnouncedKind, item: State): boolean {
  return STILL[kind](item);
}
