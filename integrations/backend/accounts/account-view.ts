import type { AccountData } from '@tourbillon/domain/contract/account/profile.ts';
import type { AccountRow } from '../database/schema/index.ts';

/** Account data as the contract words it. @param regular whether it is a regular customer's (§6). */
export function accountView(row: AccountRow, regular: boolean): AccountData {
  return {
    email: row.email,
    confirmed: row.confirmedAt !== null,
    name: row.name,
    phone: row.phone,
    nickname: row.nickname,
    notify_type: row.notifyType,
    language: row.locale,
    regular,
    created_at: row.createdAt.toISOString(),
    delete_at: row.deleteAt?.toISOString() ?? null,
  };
}
