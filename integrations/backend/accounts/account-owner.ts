import type { AccountRow } from '../database/schema/index.ts';
import type { RecordSecurityEvent } from '../security-events/security-events.ts';

/** Whose account is changed, and what records that. */
export interface AccountOwner {
  account: AccountRow;
  record: RecordSecurityEvent;
}
