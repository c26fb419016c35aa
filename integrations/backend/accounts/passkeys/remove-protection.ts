import { eq } from 'drizzle-orm';
import { schema, type Database } from '../../database/database.ts';

const { accountSecurity, loginTickets, passkeyChallenges, passkeys, recoveryCodes } = schema;

/** Takes away whatever opens an account beside its password: somebody else may have added it. */
export async function removeProtection(tx: Database, accountId: number): Promise<void> {
  for (const table of [passkeys, recoveryCodes, loginTickets, passkeyChallenges, accountSecurity]) {
    await tx.delete(table).where(eq(table.accountId, accountId));
  }
}
