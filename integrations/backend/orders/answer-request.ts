import { and, eq, isNull } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';

const { requests } = schema;

/** Notes that the request of an order was answered, by the first work of the staff on the order. */
export async function answerRequest(tx: Database, id: number, now: Date): Promise<void> {
  await tx
    .update(requests)
    .set({ answeredAt: now })
    .where(and(eq(requests.id, id), isNull(requests.answeredAt)));
}
