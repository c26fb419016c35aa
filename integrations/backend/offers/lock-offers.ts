import { eq } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';

const { requests } = schema;

/**
 * Locks the offers of a request until the transaction ends. Every change of an offer or of its appointment takes this
 * lock before it reads the state: an answer and a new offer of the same moment then do not overwrite each other.
 */
export async function lockOffers(tx: Database, requestId: number): Promise<void> {
  await tx.select({ id: requests.id }).from(requests).where(eq(requests.id, requestId)).for('update');
}
