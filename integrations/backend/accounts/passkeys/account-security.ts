import { randomBytes } from 'node:crypto';
import { and, asc, count, desc, eq, isNull } from 'drizzle-orm';
import type { SignInSecurity } from '@tourbillon/domain/contract/account/passkeys.ts';
import { schema, type Database } from '../../database/database.ts';
import type { AccountSecurityRow, PasskeyRow } from '../../database/schema/index.ts';

const { accountSecurity, passkeys, recoveryCodes } = schema;

/** The security settings of an account besides its password; undefined when it has none. */
export async function securityOf(
  database: Database,
  accountId: number,
): Promise<AccountSecurityRow | undefined> {
  const [found] = await database
    .select()
    .from(accountSecurity)
    .where(eq(accountSecurity.accountId, accountId));
  return found;
}

/** The security settings of an account, created if missing, and locked until the transaction ends. */
export async function lockSecurity(tx: Database, accountId: number): Promise<AccountSecurityRow> {
  await tx
    .insert(accountSecurity)
    .values({ accountId, userHandle: randomBytes(32).toString('base64url') })
    .onConflictDoNothing({ target: accountSecurity.accountId });
  const [found] = await tx
    .select()
    .from(accountSecurity)
    .where(eq(accountSecurity.accountId, accountId))
    .for('update');
  if (!found) throw new Error('The account has gone');
  return found;
}

/** The passkeys of an account, the latest first. */
export function passkeysOf(database: Database, accountId: number): Promise<PasskeyRow[]> {
  return database
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(desc(passkeys.createdAt), asc(passkeys.id));
}

/** How many recovery codes an account has left. */
export async function codesLeft(database: Database, accountId: number): Promise<number> {
  const [found] = await database
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)));
  return found?.left ?? 0;
}

/** How an account is protected, in the form of the contract. @param rpId relying party of the site of the request. */
export async function signInSecurityOf(
  database: Database,
  accountId: number,
  rpId: string,
): Promise<SignInSecurity> {
  const [security, keys, left] = await Promise.all([
    securityOf(database, accountId),
    passkeysOf(database, accountId),
    codesLeft(database, accountId),
  ]);
  return {
    passkeys: keys.map((key) => ({
      id: key.id,
      name: key.name,
      site: key.rpId,
      here: key.rpId === rpId,
      synced: key.synced,
      created_at: key.createdAt.toISOString(),
      used_at: key.usedAt?.toISOString() ?? null,
    })),
    recovery_codes: { left, made_at: security?.recoveryMadeAt?.toISOString() ?? null },
    second_factor: Boolean(security?.secondFactorAt),
  };
}
