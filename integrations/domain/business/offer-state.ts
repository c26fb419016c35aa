/** Stored states of an offer. Expiry is not stored: it follows from the time. */
export const STORED_OFFER_STATES = ['sent', 'accepted', 'declined', 'withdrawn', 'replaced'] as const;
export type StoredOfferState = (typeof STORED_OFFER_STATES)[number];

/** States of an offer at a given moment. */
export const OFFER_STATES = [...STORED_OFFER_STATES, 'expired'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** Events of an offer. The first two are actions of the person it was made to; the others are actions of the shop. */
export const OFFER_EVENTS = ['accept', 'decline', 'withdraw', 'replace', 'cancelVisit'] as const;
export type OfferEvent = (typeof OFFER_EVENTS)[number];

/**
 * The next state for each event; a pair that is missing here is not allowed. A question is always allowed and changes
 * no state, so it has no row. A second `accept` chooses another time. A cancelled visit restores the state before
 * acceptance.
 */
const NEXT: Readonly<Record<OfferState, Partial<Record<OfferEvent, StoredOfferState>>>> = {
  sent: { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn', replace: 'replaced' },
  accepted: { accept: 'accepted', decline: 'declined', cancelVisit: 'sent', withdraw: 'withdrawn' },
  declined: {},
  withdrawn: {},
  replaced: {},
  expired: { withdraw: 'withdrawn', replace: 'replaced' },
};

/** The state of an offer at a moment: an offer that nobody accepted in time has expired. */
export function offerStateAt(
  { state, validUntil }: { state: StoredOfferState; validUntil: Date },
  now: Date,
): OfferState {
  return state === 'sent' && now >= validUntil ? 'expired' : state;
}

/** The next state after an event; undefined when the event is not allowed. */
export function nextOfferState(state: OfferState, event: OfferEvent): StoredOfferState | undefined {
  return NEXT[state][event];
}

/** The actions that the person who got an offer may take now. */
export function actionsOf(state: OfferState): ('accept' | 'ask' | 'decline')[] {
  const own = (['accept', 'decline'] as const).filter((event) => nextOfferState(state, event) !== undefined);
  return [...own, 'ask'];
}
