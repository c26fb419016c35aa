import type { AccountRow } from '../database/schema/index.ts';
import type { RecordSecurityEvent } from '../security-events/security-events.ts';

/** The account that is changed, and the function that records the change as a security event. */
export interface AccountOwner {
  account: AccountRow;
  record: RecordSecurityEvent;
}
