import type { Offer } from '@tourbillon/domain/contract/offers.ts';
import type { Marketplace } from './feed-addresses.ts';

/** Why an item is not in a feed; `docs/operations/feeds.md` explains each reason. */
export type ReasonToOmit = 'price' | 'photographs' | 'repair' | 'order' | 'number';

/** Longest identifier. Google's limit is the lower one, and an item has the same identifier in every feed. */
const MAX_ID_LENGTH = 50;

/** Why a marketplace would reject an item: the first reason, or undefined if it can be in the feed. */
export function reasonToOmit(offer: Offer, marketplace: Marketplace): ReasonToOmit | undefined {
  if (offer.price === null) return 'price';
  // Neither marketplace accepts drawings instead of photographs.
  if (!offer.pictures.some(({ kind }) => kind === 'photo')) return 'photographs';
  if (offer.condition === 'needs_repair') return 'repair';
  if (offer.number.length > MAX_ID_LENGTH) return 'number';
  // Google requires an availability date for such an item, and nobody has promised one.
  if (marketplace === 'google' && offer.availability !== 'in_stock') return 'order';
  return undefined;
}
