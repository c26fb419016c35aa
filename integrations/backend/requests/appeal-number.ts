import { sql } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';

const { appealNumbers } = schema;

/**
 * The next number of an appeal, `YYYY-NNNNNN` (decision 16). The row of the year is locked until the transaction ends:
 * no two appeals have one number, and one that is not stored takes none.
 * @param year in the shop's zone.
 */
export async function nextAppealNumber(tx: Database, year: number): Promise<string> {
  const [row] = await tx
    .insert(appealNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: appealNumbers.year, set: { last: sql`${appealNumbers.last} + 1` } })
    .returning({ last: appealNumbers.last });
  return `${year}-${String(row?.last).padStart(6, '0')}`;
}
