import { eq } from 'drizzle-orm';
import type { RequestOf } from '@tourbillon/domain/contract/call.ts';
import { editAccount as call } from '@tourbillon/domain/contract/account/profile.ts';
import { schema, type Database } from '../database/database.ts';
import type { AccountRow } from '../database/schema/index.ts';
import { unauthorised } from '../errors/domain-error.ts';

const { accounts } = schema;

/** The new personal data, as the holder entered it. */
export type AccountChanges = Omit<RequestOf<typeof call>, 'token'>;

/**
 * Whether changes affect how the shop contacts the holder. These need protection: the shop must not call somebody who
 * has stolen a session instead of the holder.
 */
export function changesContact(account: AccountRow, changes: AccountChanges): boolean {
  return call.provedFields.some((field) => changes[field] !== account[field]);
}

/** Changes personal data and contact details. @returns the account after the change. */
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
  // The account was deleted after the guard checked it.
  if (!row) throw unauthorised();
  return row;
}
