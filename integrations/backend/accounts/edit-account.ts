import { eq } from 'drizzle-orm';
import type { RequestOf } from '@tourbillon/domain/contract/call.ts';
import { editAccount as call } from '@tourbillon/domain/contract/account/profile.ts';
import { schema, type Database } from '../database/database.ts';
import type { AccountRow } from '../database/schema/index.ts';
import { unauthorised } from '../errors/domain-error.ts';

const { accounts } = schema;

/** Personal info as its holder wants it. */
export type AccountChanges = Omit<RequestOf<typeof call>, 'token'>;

/**
 * Whether changes are about where the shop reaches the holder: somebody who has stolen a session must not be called
 * instead.
 */
export function changesContact(account: AccountRow, changes: AccountChanges): boolean {
  return call.provedFields.some((field) => changes[field] !== account[field]);
}

/** Changes personal info and the way to be reached. @returns the account as it is now. */
export async function editAccount(
  database: Database,
  id: number,
  { name, phone, nickname, notify_type, language }: AccountChanges,
): Promise<AccountRow> {
  const [row] = await database
    .update(accounts)
    .set({ name, phone, nickname, notifyType: notify_type, locale: language })
    .where(eq(accounts.id, id))
    .returning();
  // Deleted since the guard has seen it.
  if (!row) throw unauthorised();
  return row;
}
