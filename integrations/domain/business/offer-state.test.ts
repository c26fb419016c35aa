import { describe, expect, it } from 'vitest';
import {
  actionsOf,
  nextOfferState,
  OFFER_EVENTS,
  OFFER_STATES,
  type OfferEvent,
  type OfferState,
  offerStateAt,
  type StoredOfferState,
} from './offer-state.ts';

const no = undefined;

/** The expected next state for every state and every event. */
const TABLE: Record<OfferState, Record<OfferEvent, StoredOfferState | undefined>> = {
  sent: { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn', replace: 'replaced', cancelVisit: no },
  accepted: { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn', replace: no, cancelVisit: 'sent' },
  declined: { accept: no, decline: no, withdraw: no, replace: no, cancelVisit: no },
  withdrawn: { accept: no, decline: no, withdraw: no, replace: no, cancelVisit: no },
  replaced: { accept: no, decline: no, withdraw: no, replace: no, cancelVisit: no },
  expired: { accept: no, decline: no, withdraw: 'withdrawn', replace: 'replaced', cancelVisit: no },
}; // prettier-ignore

describe('an offer', () => {
  it.each(OFFER_STATES.flatMap((state) => OFFER_EVENTS.map((event) => [state, event] as const)))(
    'that is %s: %s',
    (state, event) => {
      expect(nextOfferState(state, event)).toBe(TABLE[state][event]);
    },
  );

  it.each<[StoredOfferState, number, OfferState]>([
    ['sent', -1, 'sent'],
    ['sent', 0, 'expired'],
    ['sent', 1, 'expired'],
    ['accepted', 1, 'accepted'],
    ['declined', 1, 'declined'],
    ['withdrawn', 1, 'withdrawn'],
    ['replaced', 1, 'replaced'],
  ])('stored as %s, %i ms after its end, is %s', (state, after, expected) => {
    const validUntil = new Date('2026-11-23T21:00:00Z');
    expect(offerStateAt({ state, validUntil }, new Date(validUntil.getTime() + after))).toBe(expected);
  });

  it.each<[OfferState, string[]]>([
    ['sent', ['accept', 'decline', 'ask']],
    ['accepted', ['accept', 'decline', 'ask']],
    ['expired', ['ask']],
    ['replaced', ['ask']],
  ])('that is %s lets its person %j', (state, expected) => {
    expect(actionsOf(state)).toEqual(expected);
  });
});
