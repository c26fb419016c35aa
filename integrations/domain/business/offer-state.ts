/** Where an offer stands as it is stored. That its time is over is no state of its own: the clock says it. */
export const STORED_OFFER_STATES = ['sent', 'accepted', 'declined', 'withdrawn', 'replaced'] as const;
export type StoredOfferState = (typeof STORED_OFFER_STATES)[number];

/** Where an offer stands for those who look at it now. */
export const OFFER_STATES = [...STORED_OFFER_STATES, 'expired'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** What people do with an offer: the person it was made to, the first two; the shop, the others. */
export const OFFER_EVENTS = ['accept', 'decline', 'withdraw', 'replace', 'cancelVisit'] as const;
export type OfferEvent = (typeof OFFER_EVENTS)[number];

/**
 * What an offer becomes; what is not in the table cannot be done. A question changes nothing, may always be asked, and is no row.
 * Who accepts again chooses another time; a visit that is called off leaves the offer as it was before.
 */
const NEXT: Readonly<Record<OfferState, Partial<Record<OfferEvent, StoredOfferState>>>> = {
  sent: { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn', replace: 'replaced' },
  accepted: { accept: 'accepted', decline: 'declined', cancelVisit: 'sent', withdraw: 'withdrawn' },
  declined: {},
  withdrawn: {},
  replaced: {},
  expired: { withdraw: 'withdrawn', replace: 'replaced' },
};

/** Where an offer stands at a moment: one that nobody accepted in time has expired. */
export function offerStateAt(
  { state, validUntil }: { state: StoredOfferState; validUntil: Date },
  now: Date,
): OfferState {
  return state === 'sent' && now >= validUntil ? 'expired' : state;
}

/** What an offer becomes when somebody does something; undefined when that cannot be done. */
export function nextOfferState(state: OfferState, event: OfferEvent): StoredOfferState | undefined {
  return NEXT[state][event];
}

/** What the person an offer was made to may do with it now. */
export function actionsOf(state: OfferState): ('accept' | 'ask' | 'decline')[] {
  const own = (['accept', 'decline'] as const).filter((event) => nextOfferState(state, event) !== undefined);
  return [...own, 'ask'];
}
