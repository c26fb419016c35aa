import { sql } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';

const { appealNumbers } = schema;

/**
 * The next number of an appeal, `YYYY-NNNNNN` (decision 16). It locks the row of the year until the transaction ends,
 * so that numbers are unique, and a rolled-back appeal uses no number.
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
