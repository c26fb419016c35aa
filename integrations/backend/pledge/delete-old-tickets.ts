import { lt } from 'drizzle-orm';
import type { RetentionTerms } from '../content-store/retention-terms.ts';
import { addDays } from '../business-days/working-days.ts';
import { schema, type Database } from '../database/database.ts';

const { pledgeTickets } = schema;

/** Deletes tickets with their history when the retention time for records after their grace month is over. */
export async function deleteOldTickets(
  database: Database,
  { records }: Pick<RetentionTerms, 'records'>,
  now = new Date(),
): Promise<void> {
  const before = addDays(now.toISOString().slice(0, 10), -records);
  await database.delete(pledgeTickets).where(lt(pledgeTickets.graceEnd, before));
}
