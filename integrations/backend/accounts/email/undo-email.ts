import { eq } from 'drizzle-orm';
import { schema, type Database } from '../../database/database.ts';
import { refused } from '../../errors/domain-error.ts';
import type { RecordSecurityEvent } from '../../security-events/security-events.ts';
import { forgetAllDevices } from '../known-devices.ts';
import {
  recentlyUsedToken,
  endMailTokens,
  endMailTokensFrom,
  lockMailToken,
  storeToken,
} from '../mail-tokens.ts';
import { hasAddress } from './change-email.ts';
import { redirectLetters } from './redirect-letters.ts';
import { removeProtection } from '../passkeys/remove-protection.ts';
import { unusableHash } from '../password-hash.ts';
import { endSessions } from '../sessions.ts';

const { accounts } = schema;

/**
 * Undoes a change of address, by the secret of the letter to the previous address. The person who made the change may
 * know the password, be logged in, have added a passkey or requested deletion of the account: all of this is
 * cancelled, and so are links that undo later changes. Links that undo earlier changes remain valid, because somebody
 * may have changed the address twice.
 * @returns the secret with which the owner sets a new password. @throws DomainError 'invalid' at `token` when it is
 * not valid, or when an account with a confirmed mailbox has got the address meanwhile.
 */
export function undoEmailChange(
  database: Database,
  secret: string,
  record: RecordSecurityEvent,
  now = new Date(),
): Promise<string> {
  return database.transaction(async (tx) => {
    const before = await recentlyUsedToken(tx, secret, 'undo', now);
    // A second click gets a new secret, because its page needs one as well.
    if (before && (await hasAddress(tx, before))) return storeToken(tx, before.accountId, 'reset', now);
    const link = await lockMailToken(tx, secret, 'undo', now);
    const { accountId: id, email } = link;
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update');
    if (!account || email === null) throw refused('token', 'token_unknown');
    await freeAddress(tx, email, id);
    await tx
      .update(accounts)
      .set({
        email,
        confirmedAt: now,
        passwordHash: unusableHash(),
        passwordChangedAt: now,
        deleteAt: null,
      })
      .where(eq(accounts.id, id));
    await endMailTokensFrom(tx, link, now);
    for (const purpose of ['confirm', 'reset', 'email'] as const) await endMailTokens(tx, id, purpose, now);
    await endSessions(tx, id, { allBut: undefined });
    await forgetAllDevices(tx, id);
    await removeProtection(tx, id);
    const isOwned = account.confirmedAt !== null;
    if (account.email !== email)
      await redirectLetters(tx, { accountId: id, from: account.email, to: email, isOwned });
    await record(tx, { kind: 'address_change_undone', account: { id, email } });
    return storeToken(tx, id, 'reset', now);
  });
}

/** Deletes another account with this address if its mailbox was never confirmed. */
async function freeAddress(tx: Database, email: string, id: number): Promise<void> {
  const [other] = await tx.select().from(accounts).where(eq(accounts.email, email)).for('update');
  if (!other || other.id === id) return;
  if (other.confirmedAt) throw refused('token', 'token_unknown');
  await tx.delete(accounts).where(eq(accounts.id, other.id));
}
