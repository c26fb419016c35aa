/** What other rooms import from availability. */
export { buyerOf } from './buyer-of.ts';
export { type AvailabilityChange, changeAvailability, type ChangedItem } from './change-availability.ts';
/** The lock of the items: who reads one in order to change it begins with this. */
export { beginAnnouncing } from '../feed/announce.ts';
export { startEndingHolds } from './end-holds.ts';
export { heldUntilFor, holdForRequest, type HoldResult } from './hold-for-request.ts';
export { lastChangeOf } from './last-change.ts';
export { AvailabilityRefused } from './refusal.ts';
export { transition, type Refusal } from './state-machine.ts';
