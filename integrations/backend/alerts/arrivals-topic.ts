import { and, eq, not, sql } from 'drizzle-orm';
import { ARRIVALS_OPTION } from '@tourbillon/domain/contract/mailing-options.ts';
import { schema, type Database } from '../database/database.ts';

const { accounts } = schema;

const TOPIC = sql`${JSON.stringify([ARRIVALS_OPTION])}::jsonb`;

/** The SQL condition that an account wants letters about arrivals for its filters (decision 618). */
export const wantsArrivals = sql`${accounts.notifications} @> ${TOPIC}`;

/** Turns the topic of arrivals on for an account that asks for such letters. */
export async function turnOnArrivals(tx: Database, accountId: number): Promise<void> {
  await tx
    .update(accounts)
    .set({ notifications: sql`${accounts.notifications} || ${TOPIC}` })
    .where(and(eq(accounts.id, accountId), not(wantsArrivals)));
}
