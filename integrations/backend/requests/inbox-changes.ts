import { and, asc, count, gte, isNull, sql } from 'drizzle-orm';
import type { DeskResponseOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { inboxChanges } from '@tourbillon/domain/desk/inbox.ts';
import { schema, type Database } from '../database/database.ts';
import { ofOffice } from '../database/of-office.ts';
import { isLate } from './inbox-filter.ts';

const { requests } = schema;

/** Maximum number of requests in a response. A client that missed more changes reloads the list. */
const MOST = 100;

/** Milliseconds by which a change can become visible late: its time is set before its transaction is committed. */
const LATENESS = 5_000;

/**
 * Requests of an office that changed since a moment. Recent changes may be reported twice, so that none is missed.
 */
export async function readInboxChanges(
  database: Database,
  office: string | null,
  since: string | undefined,
  now = new Date(),
): Promise<DeskResponseOf<typeof inboxChanges>['data']> {
  const [waiting] = await database
    .select({ open: count(), late: sql<number>`count(*) filter (where ${isLate(now)})::int` })
    .from(requests)
    .where(and(ofOffice(requests.city, office), isNull(requests.answeredAt)));
  const from = since === undefined ? undefined : new Date(Date.parse(since) - LATENESS);
  const changed =
    from === undefined
      ? []
      : await database
          .select({ id: requests.id })
          .from(requests)
          .where(and(ofOffice(requests.city, office), gte(requests.changedAt, from)))
          .orderBy(asc(requests.changedAt), asc(requests.id))
          .limit(MOST);
  return {
    until: now.toISOString(),
    changed: changed.map(({ id }) => id),
    open: waiting?.open ?? 0,
    late: waiting?.late ?? 0,
  };
}
