import { eq } from 'drizzle-orm';
import { nextOfferState, offerStateAt } from '@tourbillon/domain/business/offer-state.ts';
import type { DeskOffer } from '@tourbillon/domain/desk/offers.ts';
import { readDocument } from '../content-store/read-document.ts';
import type { ActingColleague } from '../correspondence/correspondence.ts';
import { schema, type Database } from '../database/database.ts';
import { notFound, refused } from '../errors/domain-error.ts';
import { findRequest } from '../requests/requests.ts';
import { cancelWithLetter } from './appointments.ts';
import { lockOffers } from './lock-offers.ts';
import { deskOfferOf, withVisits } from './read-offers.ts';

const { offers } = schema;

/**
 * Withdraws an offer and cancels its appointment, if there is one.
 * @throws DomainError 'not-found' also for an offer of another office; 'invalid' at `id` if it is already over.
 */
export async function withdrawOffer(
  tx: Database,
  writer: Pick<ActingColleague, 'office'>,
  id: number,
  now = new Date(),
): Promise<DeskOffer> {
  const [made] = await tx.select({ request: offers.requestId }).from(offers).where(eq(offers.id, id));
  if (!made) throw notFound('Offer');
  const { row: request } = await findRequest(tx, writer.office, made.request);
  await lockOffers(tx, request.id);
  const [found] = await withVisits(tx).where(eq(offers.id, id));
  if (!found) throw notFound('Offer');
  const state = nextOfferState(offerStateAt(found.row, now), 'withdraw');
  if (!state) throw refused('id', 'offer_over');
  await tx.update(offers).set({ state, stateAt: now }).where(eq(offers.id, id));
  const contacts = await readDocument(tx, 'contacts');
  if (found.visit) await cancelWithLetter(tx, { row: found.row, request, visit: found.visit }, contacts, now);
  return deskOfferOf({ row: { ...found.row, state }, visit: null }, contacts, now);
}
