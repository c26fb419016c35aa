import type { AccountData } from '#src/contract/account/account.ts';
import type { AccountRow } from '../database/schema/index.ts';

/** Account data as the contract words it. */
export function accountView(row: AccountRow): AccountData {
  return {
    email: row.email,
    confirmed: row.confirmedAt !== null,
    name: row.name,
    phone: row.phone,
    nickname: row.nickname,
    notify_type: row.notifyType,
    language: row.locale,
    regular: row.regular ?? false,
    created_at: row.createdAt.toISOString(),
    delete_at: row.deleteAt?.toISOString() ?? null,
  };
}
