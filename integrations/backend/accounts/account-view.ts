import type { AccountData } from '@tourbillon/domain/contract/account/profile.ts';
import type { AccountRow } from '../database/schema/index.ts';

/** Account data in the form of the contract. @param regular whether the holder is a regular customer (§6). */
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
