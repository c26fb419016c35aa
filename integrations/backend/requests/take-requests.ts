import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { InboxEntry } from '@tourbillon/domain/desk/inbox.ts';
import { mayDo, type Role, seesCity } from '@tourbillon/domain/desk/roles.ts';
import { schema, type Database } from '../database/database.ts';
import { refused } from '../errors/domain-error.ts';
import { entryOf } from './inbox-entry.ts';
import { cityOfPlace, ofOffice } from '../database/of-office.ts';
import { findRequest } from './inbox.ts';

const { requests, staff } = schema;

/** A desk user who works on requests. */
interface Worker {
  id: number;
  office: string | null;
  role: Role;
}

/**
 * Assigns a request to the desk user. A repetition changes nothing.
 * @throws DomainError 'not-found' as reading does; 'invalid' at `id` if somebody else has it, or it was answered.
 */
export async function takeRequest(
  tx: Database,
  { id: staffId, office }: Pick<Worker, 'id' | 'office'>,
  id: number,
  now = new Date(),
): Promise<InboxEntry> {
  const taken = await tx
    .update(requests)
    .set({ takenAt: now, takenBy: staffId })
    .where(
      and(
        ofOffice(requests.city, office),
        eq(requests.id, id),
        isNull(requests.answeredAt),
        isNull(requests.takenBy),
      ),
    )
    .returning({ id: requests.id });
  const found = await findRequest(tx, office, id);
  if (taken.length === 0 && found.takenBy?.id !== staffId) throw refused('id', 'title_taken');
  return entryOf(found, now);
}

/** Removes the assignment of a request. @throws DomainError as for handing over. */
export function releaseRequest(tx: Database, worker: Worker, id: number): Promise<InboxEntry> {
  return give(tx, worker, id, null);
}

/**
 * Assigns a request to a colleague.
 * @throws DomainError 'not-found' as reading does; 'invalid' at `id` for an appraiser who does not have the request,
 * at `to` for a colleague who may not see it.
 */
export async function handOverRequest(
  tx: Database,
  worker: Worker,
  id: number,
  to: number,
): Promise<InboxEntry> {
  const { row } = await findRequest(tx, worker.office, id);
  const known = await colleaguesFor(tx, row.city);
  if (!known.some((colleague) => colleague.id === to)) throw refused('to', 'value');
  return give(tx, worker, id, to);
}

async function give(tx: Database, worker: Worker, id: number, to: number | null): Promise<InboxEntry> {
  const own = or(isNull(requests.takenBy), eq(requests.takenBy, worker.id));
  const given = await tx
    .update(requests)
    .set({ takenBy: to, takenAt: to === null ? null : new Date() })
    .where(
      and(
        ofOffice(requests.city, worker.office),
        eq(requests.id, id),
        worker.role === 'appraiser' ? own : undefined,
      ),
    )
    .returning({ id: requests.id });
  const found = await findRequest(tx, worker.office, id);
  if (given.length === 0) throw refused('id', 'title_taken');
  return entryOf(found, new Date());
}

/** Desk users who may work on requests of a city, by name. */
export async function colleaguesFor(
  database: Database,
  city: string | null,
): Promise<{ id: number; name: string }[]> {
  const home = await cityOfPlace(database, city);
  const all = await database
    .select()
    .from(staff)
    .where(and(isNull(staff.endedAt), ne(staff.role, 'editor')))
    .orderBy(staff.name, staff.id);
  return all
    .filter(({ role, office }) => mayDo(role, 'requests') && seesCity(office, home))
    .map(({ id, name }) => ({ id, name }));
}
