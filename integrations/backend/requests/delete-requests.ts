import { and, asc, eq, inArray, isNull, lt, notExists, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { SentPhoto } from '@tourbillon/domain/contract/photos.ts';
import { schema, type Database } from '../database/database.ts';
import type { UploadFolder } from '../uploads/upload-folder.ts';
import { RECORDS, type RetentionTerms } from '../content-store/retention-terms.ts';

const { alerts, requests } = schema;

/** Requests deleted per transaction, so that other work is not blocked for long. */
const AT_ONCE = 500;

const DAY = 24 * 3_600_000;

/** Arrival alerts that belong to a request. */
const ownWishes = sql`${alerts.owner} = 'request:' || ${requests.id}`;

/**
 * Deletes requests after their retention time, with their photographs. A request with an active alert is kept until
 * the alert has ended.
 */
export async function deleteOldRequests(
  database: Database,
  uploads: UploadFolder,
  terms: Pick<RetentionTerms, 'records' | 'requests'>,
  now = new Date(),
): Promise<void> {
  const before = (days: number) =>
    lt(
      sql`coalesce(${requests.answeredAt}, ${requests.sentAt})`,
      new Date(now.getTime() - days * DAY).toISOString(),
    );
  const waiting = database
    .select({ one: sql`1` })
    .from(alerts)
    .where(and(ownWishes, isNull(alerts.endedAt)));
  const over = and(
    or(
      and(inArray(requests.kind, [...RECORDS]), before(terms.records)),
      and(notInArray(requests.kind, [...RECORDS]), before(terms.requests)),
    ),
    notExists(waiting),
  );
  while ((await deleteSome(database, uploads, over)) === AT_ONCE);
}

/** Deletes a batch of requests with their photographs, the oldest first. @returns how many. */
async function deleteSome(
  database: Database,
  uploads: UploadFolder,
  which: SQL | undefined,
): Promise<number> {
  const gone = await database.transaction(async (tx) => {
    const chosen = await tx
      .select({ id: requests.id })
      .from(requests)
      .where(which)
      .orderBy(asc(requests.id))
      .limit(AT_ONCE);
    return deleteRequestRows(
      tx,
      chosen.map(({ id }) => id),
    );
  });
  // Delete files after the rows. If this fails, the sweep of unused files finds them.
  await uploads.remove(gone.photos);
  return gone.count;
}

/** Deletes requests and their alerts. @returns their files, which are then unused. */
export async function deleteRequestRows(
  tx: Database,
  ids: readonly number[],
): Promise<{ count: number; photos: SentPhoto[] }> {
  if (ids.length === 0) return { count: 0, photos: [] };
  await tx.delete(alerts).where(
    inArray(
      alerts.owner,
      ids.map((id) => `request:${id}`),
    ),
  );
  const gone = await tx
    .delete(requests)
    .where(inArray(requests.id, [...ids]))
    .returning({ payload: requests.payload });
  return { count: gone.length, photos: gone.flatMap(({ payload }) => photosOf(payload)) };
}

/** Deletes photographs after their retention time. The other data of their requests stay. */
export async function deleteOldPhotographs(
  database: Database,
  uploads: UploadFolder,
  { photographs }: Pick<RetentionTerms, 'photographs'>,
  now = new Date(),
): Promise<void> {
  const before = new Date(now.getTime() - photographs * DAY);
  for (;;) {
    const rows = await database
      .select({ id: requests.id, payload: requests.payload })
      .from(requests)
      .where(
        and(lt(requests.createdAt, before), sql`jsonb_array_length(${requests.payload} -> 'photos[]') > 0`),
      )
      .orderBy(asc(requests.id))
      .limit(AT_ONCE);
    for (const { id, payload } of rows) {
      await database
        .update(requests)
        .set({ payload: { ...payload, 'photos[]': [] } })
        .where(eq(requests.id, id));
      await uploads.remove(photosOf(payload));
    }
    if (rows.length < AT_ONCE) return;
  }
}

/** The files of a request. */
export function photosOf(payload: Record<string, unknown>): SentPhoto[] {
  return (payload['photos[]'] ?? []) as SentPhoto[];
}
