import type { Offer } from '@tourbillon/domain/contract/offers.ts';
import type { Marketplace } from './feed-addresses.ts';

/** Why a piece is not in a feed; `docs/operations/feeds.md` says each in words. */
export type LeftOut = 'price' | 'photographs' | 'repair' | 'order' | 'number';

/** Longest identifiers: Google's is the shorter, and a piece has the same in every feed. */
const LONGEST_ID = 50;

/** What a feed would be rejected for: the first reason against a piece, or undefined for one that may be in it. */
export function leftOut(offer: Offer, marketplace: Marketplace): LeftOut | undefined {
  if (offer.price === null) return 'price';
  // Neither takes drawings in place of photographs.
  if (!offer.pictures.some(({ kind }) => kind === 'photo')) return 'photographs';
  if (offer.condition === 'needs_repair') return 'repair';
  if (offer.number.length > LONGEST_ID) return 'number';
  // Google wants the day on which such a piece can be had, which nobody has promised.
  if (marketplace === 'google' && offer.availability !== 'in_stock') return 'order';
  return undefined;
}
