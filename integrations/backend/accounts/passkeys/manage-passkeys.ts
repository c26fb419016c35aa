import { and, eq } from 'drizzle-orm';
import { MOST_PASSKEYS } from '@tourbillon/domain/contract/account/passkeys.ts';
import type { Attestation } from '@tourbillon/domain/contract/account/web-authn.ts';
import { schema, type Database } from '../../database/database.ts';
import type { AccountRow } from '../../database/schema/index.ts';
import { notFound, refused } from '../../errors/domain-error.ts';
import { lockSecurity, passkeysOf } from './account-security.ts';
import { newChallenge, takeChallenge } from './challenges.ts';
import type { AccountOwner } from '../account-owner.ts';
import type { RelyingParty } from './relying-parties.ts';
import { noteSignInChange } from './sign-in-changes.ts';
import { creationOptions, readAttestation } from './web-authn.ts';

const { accountSecurity, passkeys } = schema;

/**
 * Options with which the browser creates a passkey. @throws DomainError 'invalid' when the account has the maximum
 * already.
 */
export async function optionsOfNewPasskey(
  database: Database,
  { id: accountId, email, name }: AccountRow,
  party: RelyingParty,
  shop: string,
) {
  const { userHandle } = await database.transaction((tx) => lockSecurity(tx, accountId));
  const existing = await passkeysOf(database, accountId);
  if (existing.length >= MOST_PASSKEYS) throw refused('response', 'passkey_most');
  const challenge = await newChallenge(database, { purpose: 'add', accountId, rpId: party.id });
  // A passkey for another of our sites does not prevent a device from having one for this site.
  const here = existing.filter(({ rpId }) => rpId === party.id);
  return creationOptions({ party, shop, challenge, userHandle, email, name, existing: here });
}

/** Stores a passkey that the browser has created. @throws DomainError 'invalid' at `response`. */
export async function addPasskey(
  database: Database,
  owner: AccountOwner,
  party: RelyingParty,
  { name, response }: { name: string; response: Attestation },
  now = new Date(),
): Promise<void> {
  const accountId = owner.account.id;
  const purpose = { purpose: 'add', accountId, rpId: party.id } as const;
  const made = await readAttestation(response, party, (challenge) =>
    takeChallenge(database, challenge, purpose, now),
  );
  if (!made) throw refused('response', 'passkey_refused');
  await database.transaction(async (tx) => {
    await lockSecurity(tx, accountId);
    if ((await passkeysOf(tx, accountId)).length >= MOST_PASSKEYS) throw refused('response', 'passkey_most');
    const added = await tx
      .insert(passkeys)
      .values({ ...made, accountId, name, createdAt: now })
      .onConflictDoNothing({ target: passkeys.credentialId })
      .returning({ id: passkeys.id });
    if (added.length === 0) throw refused('response', 'passkey_known');
    await noteSignInChange(tx, owner, ['passkey_added'], now);
  });
}

/** Renames a passkey. @throws DomainError 'not-found' when the account has no such passkey. */
export async function renamePasskey(
  database: Database,
  accountId: number,
  { id, name }: { id: number; name: string },
): Promise<void> {
  const found = await database
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.accountId, accountId)))
    .returning({ id: passkeys.id });
  if (found.length === 0) throw notFound('Passkey');
}

/**
 * Removes a passkey. Removing the last one switches the second factor off, because recovery codes alone would run
 * out.
 * @throws DomainError 'not-found' when the account has no such passkey.
 */
export async function removePasskey(
  database: Database,
  owner: AccountOwner,
  id: number,
  now = new Date(),
): Promise<void> {
  const { account } = owner;
  await database.transaction(async (tx) => {
    const { secondFactorAt } = await lockSecurity(tx, account.id);
    const gone = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.accountId, account.id)))
      .returning({ id: passkeys.id });
    if (gone.length === 0) throw notFound('Passkey');
    if (!secondFactorAt || (await passkeysOf(tx, account.id)).length > 0) {
      return noteSignInChange(tx, owner, ['passkey_removed'], now);
    }
    await tx
      .update(accountSecurity)
      .set({ secondFactorAt: null })
      .where(eq(accountSecurity.accountId, account.id));
    await noteSignInChange(tx, owner, ['passkey_removed', 'second_factor_off'], now);
  });
}
