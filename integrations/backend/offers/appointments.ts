import { and, asc, eq, gte, inArray, isNull, lt } from 'drizzle-orm';
import type { Appointment } from '@tourbillon/domain/desk/appointments.ts';
import { mayVisit, momentIn } from '@tourbillon/domain/business/visit-times.ts';
import { nextOfferState } from '@tourbillon/domain/business/offer-state.ts';
import { seesCity } from '@tourbillon/domain/desk/roles.ts';
import type { DocumentOf } from '../content-store/formats.ts';
import { type Office, officesOf } from '../content-store/office-hours.ts';
import { readDocument } from '../content-store/read-document.ts';
import { mailboxOf, type ActingColleague } from '../correspondence/correspondence.ts';
import { schema, type Database } from '../database/database.ts';
import { cityOfPlace } from '../database/of-office.ts';
import { notFound, refused } from '../errors/domain-error.ts';
import { aboutOf, nameOf, type StoredRequest, textOf } from '../requests/requests.ts';
import { cancelVisit } from './answer-offer.ts';
import { lockOffers } from './lock-offers.ts';
import { mailVisit } from './mail-visit.ts';
import { deskOfferOf } from './read-offers.ts';

const { appointments, offers, requests } = schema;

/** An appointment with its offer and request. */
interface FoundVisit {
  visit: typeof appointments.$inferSelect;
  row: typeof offers.$inferSelect;
  request: StoredRequest;
}

const DAY = 24 * 3_600_000;

/** Appointments of a day at the offices that a desk user may see, ordered by time. @param office only this office. */
export async function listAppointments(
  database: Database,
  reader: Pick<ActingColleague, 'office'>,
  { day, office }: { day: string; office?: string | undefined },
  now = new Date(),
): Promise<Appointment[]> {
  const contacts = await readDocument(database, 'contacts');
  const seen = officesForColleague(contacts, reader.office).map(({ alias }) => alias);
  const wanted = seen.filter((alias) => office === undefined || alias === office);
  if (wanted.length === 0) return [];
  // Load a wider period, because the day begins and ends at another moment in each time zone.
  const noon = Date.parse(`${day}T12:00:00Z`);
  const found = await visits(database)
    .where(
      and(
        inArray(appointments.office, wanted),
        isNull(appointments.cancelledAt),
        gte(appointments.startsAt, new Date(noon - 1.1 * DAY)),
        lt(appointments.startsAt, new Date(noon + 1.1 * DAY)),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
  return found.map((one) => appointmentOf(one, contacts, now)).filter((one) => one.day === day);
}

/**
 * Moves an appointment and writes to the customer.
 * @throws DomainError 'not-found' if the list does not show it; 'invalid' at `office`, or at `time` when it is
 * closed.
 */
export async function moveAppointment(
  tx: Database,
  writer: Pick<ActingColleague, 'office'>,
  wish: { id: number; office: string; day: string; time: number },
  now = new Date(),
): Promise<Appointment> {
  const contacts = await readDocument(tx, 'contacts');
  const found = await findVisit(tx, contacts, writer, wish.id);
  const office = officesForColleague(contacts, writer.office).find(({ alias }) => alias === wish.office);
  if (!office) throw refused('office', 'value');
  const startsAt = momentIn(wish.day, wish.time, office.time_zone);
  if (!mayVisit(startsAt, office, now)) throw refused('time', 'visit_closed');
  await tx.update(appointments).set({ office: office.alias, startsAt }).where(eq(appointments.id, wish.id));
  const to = await mailboxOf(tx, found.request);
  const { row: offer, request } = found;
  if (to) await mailVisit(tx, { offer, request, to, office, startsAt, change: 'moved' }, now);
  const visit = { ...found.visit, office: office.alias, startsAt };
  return appointmentOf({ ...found, visit }, contacts, now);
}

/** Cancels an appointment and writes to the customer. @throws DomainError 'not-found' as for moving. */
export async function cancelAppointment(
  tx: Database,
  writer: Pick<ActingColleague, 'office'>,
  id: number,
  now = new Date(),
): Promise<void> {
  const contacts = await readDocument(tx, 'contacts');
  const { row, request, visit } = await findVisit(tx, contacts, writer, id);
  const state = nextOfferState(row.state, 'cancelVisit');
  if (state) await tx.update(offers).set({ state, stateAt: now, choice: null }).where(eq(offers.id, row.id));
  await cancelWithLetter(tx, { row, request, visit }, contacts, now);
}

/** Cancels the appointment of an offer and writes to the customer. */
export async function cancelWithLetter(
  tx: Database,
  { row, request, visit }: FoundVisit,
  contacts: DocumentOf<'contacts'> | undefined,
  now: Date,
): Promise<void> {
  await cancelVisit(tx, row.id, now);
  const office = contacts?.offices.find(({ alias }) => alias === visit.office);
  const to = await mailboxOf(tx, request);
  if (to && office)
    await mailVisit(
      tx,
      { offer: row, request, to, office, startsAt: visit.startsAt, change: 'cancelled' },
      now,
    );
}

/** The offices that a desk user of a city may see. @param city null for all. */
export function officesForColleague(
  contacts: DocumentOf<'contacts'> | undefined,
  city: string | null,
): Office[] {
  return city === null ? (contacts?.offices ?? []) : officesOf(contacts, city);
}

/** An active appointment, locked for a change. @throws DomainError 'not-found' if the list does not show it. */
async function findVisit(
  tx: Database,
  contacts: DocumentOf<'contacts'> | undefined,
  { office }: Pick<ActingColleague, 'office'>,
  id: number,
): Promise<FoundVisit> {
  const read = async () =>
    (await visits(tx).where(and(eq(appointments.id, id), isNull(appointments.cancelledAt))))[0];
  const before = await read();
  if (before) await lockOffers(tx, before.request.id);
  const found = before && (await read());
  const seen = officesForColleague(contacts, office).some(({ alias }) => alias === found?.visit.office);
  const city = found ? await cityOfPlace(tx, found.request.city) : null;
  if (!found || !(seen || seesCity(office, city))) throw notFound('Appointment');
  return found;
}

function visits(database: Database) {
  return database
    .select({ visit: appointments, row: offers, request: requests })
    .from(appointments)
    .innerJoin(offers, eq(offers.id, appointments.offerId))
    .innerJoin(requests, eq(requests.id, offers.requestId))
    .$dynamic();
}

function appointmentOf(
  { visit, row, request }: FoundVisit,
  contacts: DocumentOf<'contacts'> | undefined,
  now: Date,
): Appointment {
  const offer = deskOfferOf({ row, visit }, contacts, now);
  if (!offer.visit) throw new Error('A visit without its time');
  return {
    ...offer.visit,
    request: request.id,
    name: nameOf(request.payload),
    telephone: textOf(request.payload, 'telephone'),
    about: aboutOf(request.payload),
    offer,
  };
}
