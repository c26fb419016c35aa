import { eq } from 'drizzle-orm';
import { schema, type Database } from '../../database/database.ts';

const { accountSecurity, loginTickets, passkeyChallenges, passkeys, recoveryCodes } = schema;

/**
 * Deletes everything that gives access to an account besides its password, because somebody else may have added it.
 */
export async function removeProtection(tx: Database, accountId: number): Promise<void> {
  for (const table of [passkeys, recoveryCodes, loginTickets, passkeyChallenges, accountSecurity]) {
    await tx.delete(table).where(eq(table.accountId, accountId));
  }
}
