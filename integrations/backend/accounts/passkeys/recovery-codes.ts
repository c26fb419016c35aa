import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { RECOVERY_CODES } from '@tourbillon/domain/contract/account/passkeys.ts';
import { schema, type Database } from '../../database/database.ts';
import { hashRandomSecret } from '../password-hash.ts';
import { lockSecurity, securityOf } from './account-security.ts';
import type { AccountOwner } from '../account-owner.ts';
import { newRecoveryCode, plainRecoveryCode } from './recovery-code.ts';
import { noteSignInChange } from './sign-in-changes.ts';

const { accountSecurity, recoveryCodes } = schema;

/** Replaces all recovery codes by new ones. @returns the codes, which are stored as hashes only. */
export async function makeRecoveryCodes(
  database: Database,
  owner: AccountOwner,
  now = new Date(),
): Promise<string[]> {
  const accountId = owner.account.id;
  const salt = randomBytes(16);
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  // One hash after the other, so that logins do not have to wait; and before any row is locked.
  const rows: { accountId: number; hash: string }[] = [];
  for (const code of codes)
    rows.push({ accountId, hash: await hashCode(plainRecoveryCode(code) ?? '', salt) });
  await database.transaction(async (tx) => {
    await lockSecurity(tx, accountId);
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
    await tx.insert(recoveryCodes).values(rows);
    await tx
      .update(accountSecurity)
      .set({ recoverySalt: salt.toString('base64'), recoveryMadeAt: now })
      .where(eq(accountSecurity.accountId, accountId));
    await noteSignInChange(tx, owner, ['recovery_codes_made'], now);
  });
  return codes;
}

/** Uses up a recovery code in one statement. @returns whether the code was valid and unused. */
export async function useRecoveryCode(
  database: Database,
  accountId: number,
  typed: string,
  now = new Date(),
): Promise<boolean> {
  const plain = plainRecoveryCode(typed);
  const salt = (await securityOf(database, accountId))?.recoverySalt;
  if (plain === undefined || !salt) return false;
  // All codes of an account share one salt, so that an attempt needs one derivation and not ten.
  const hash = await hashCode(plain, Buffer.from(salt, 'base64'));
  const used = await database
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.hash, hash), isNull(recoveryCodes.usedAt)),
    )
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}

async function hashCode(plain: string, salt: Buffer): Promise<string> {
  return (await hashRandomSecret(plain, salt)).toString('base64');
}
