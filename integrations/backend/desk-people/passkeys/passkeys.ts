import { randomBytes } from 'node:crypto';
import { and, asc, desc, eq } from 'drizzle-orm';
import { MOST_PASSKEYS } from '@tourbillon/domain/contract/account/passkeys.ts';
import type { Attestation } from '@tourbillon/domain/contract/account/web-authn.ts';
import type { DeskPasskey } from '@tourbillon/domain/desk/own-access.ts';
import { creationOptions, readAttestation, type RelyingParty } from '../../accounts/accounts.ts';
import { schema, type Database } from '../../database/database.ts';
import type { StaffPasskeyRow, StaffRow } from '../../database/schema/index.ts';
import { notFound, refused } from '../../errors/domain-error.ts';
import { newDeskChallenge, takeDeskChallenge } from './challenges.ts';

const { staffHandles, staffPasskeys } = schema;

/** The passkeys of a staff member, latest first. */
export function passkeysOf(database: Database, staffId: number): Promise<StaffPasskeyRow[]> {
  return database
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
    .orderBy(desc(staffPasskeys.createdAt), asc(staffPasskeys.id));
}

/** The passkeys of a staff member in the form of the desk. */
export async function listDeskPasskeys(
  database: Database,
  staffId: number,
  party: RelyingParty,
): Promise<DeskPasskey[]> {
  return (await passkeysOf(database, staffId)).map(({ id, name, rpId, synced, createdAt, usedAt }) => ({
    id,
    name,
    here: rpId === party.id,
    synced,
    created_at: createdAt.toISOString(),
    used_at: usedAt?.toISOString() ?? null,
  }));
}

/**
 * Options with which the browser creates a passkey. @throws DomainError 'invalid' when the person has the maximum
 * already.
 */
export async function optionsOfNewDeskPasskey(
  database: Database,
  { id: staffId, email, name }: StaffRow,
  party: RelyingParty,
  shop: string,
) {
  const existing = await passkeysOf(database, staffId);
  if (existing.length >= MOST_PASSKEYS) throw refused('response', 'passkey_most');
  const userHandle = await handleOf(database, staffId);
  const challenge = await newDeskChallenge(database, { purpose: 'add', staffId, rpId: party.id });
  const here = existing.filter(({ rpId }) => rpId === party.id);
  // The passkey logs in without anything else, so it has to verify its user and to be discoverable.
  const wish = { party, shop, challenge, userHandle, email, name, existing: here };
  return creationOptions({ ...wish, demand: 'required' });
}

/** Stores a passkey that the browser has created. @returns its id. @throws DomainError 'invalid' at `response`. */
export async function addDeskPasskey(
  tx: Database,
  staffId: number,
  party: RelyingParty,
  { name, response }: { name: string; response: Attestation },
  now = new Date(),
): Promise<number> {
  const purpose = { purpose: 'add', staffId, rpId: party.id } as const;
  const take = (challenge: string) => takeDeskChallenge(tx, challenge, purpose, now);
  const made = await readAttestation(response, party, take, true);
  if (!made) throw refused('response', 'passkey_refused');
  // The row is locked, so that parallel requests cannot exceed the maximum.
  await tx.select().from(staffHandles).where(eq(staffHandles.staffId, staffId)).for('update');
  if ((await passkeysOf(tx, staffId)).length >= MOST_PASSKEYS) throw refused('response', 'passkey_most');
  const [added] = await tx
    .insert(staffPasskeys)
    .values({ ...made, staffId, name, createdAt: now })
    .onConflictDoNothing({ target: staffPasskeys.credentialId })
    .returning({ id: staffPasskeys.id });
  if (!added) throw refused('response', 'passkey_known');
  return added.id;
}

/** Renames a passkey. @throws DomainError 'not-found' when the person has no such passkey. */
export async function renameDeskPasskey(
  tx: Database,
  staffId: number,
  { id, name }: { id: number; name: string },
): Promise<void> {
  const found = await tx.update(staffPasskeys).set({ name }).where(isOwnPasskey(staffId, id)).returning();
  if (found.length === 0) throw notFound('Passkey');
}

/** Removes a passkey. @throws DomainError 'not-found' when the person has no such passkey. */
export async function removeDeskPasskey(tx: Database, staffId: number, id: number): Promise<void> {
  const gone = await tx.delete(staffPasskeys).where(isOwnPasskey(staffId, id)).returning();
  if (gone.length === 0) throw notFound('Passkey');
}

/** The WebAuthn user handle of a staff member, created if missing. */
async function handleOf(database: Database, staffId: number): Promise<string> {
  const userHandle = randomBytes(32).toString('base64url');
  await database.insert(staffHandles).values({ staffId, userHandle }).onConflictDoNothing();
  const [found] = await database.select().from(staffHandles).where(eq(staffHandles.staffId, staffId));
  return found?.userHandle ?? userHandle;
}

function isOwnPasskey(staffId: number, id: number) {
  return and(eq(staffPasskeys.id, id), eq(staffPasskeys.staffId, staffId));
}
