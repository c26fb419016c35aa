import type { DESK_CALLS, DeskCallName } from '@tourbillon/domain/desk/desk-calls.ts';
import type { Message } from '@tourbillon/domain/i18n/define-messages.ts';
import { ordersCalls } from './audit-calls/orders.ts';
import { peopleCalls } from './audit-calls/people.ts';
import { requestsCalls } from './audit-calls/requests.ts';
import { stockCalls } from './audit-calls/stock.ts';
import { textsCalls } from './audit-calls/texts.ts';
import { ticketsCalls } from './audit-calls/tickets.ts';

/** Calls whose handlers write the audit entry themselves. */
type SelfAudited = 'addPhotograph' | 'editPhotograph' | 'applyStockFile' | 'exportOfStock';

/** Calls with an audit entry. */
type AuditedCall =
  | SelfAudited
  | {
      [Name in DeskCallName]: (typeof DESK_CALLS)[Name]['audited'] extends 'nothing' ? never : Name;
    }[DeskCallName];

/** The name of each audited call in the audit log. */
export const auditCalls = {
  ...peopleCalls,
  ...requestsCalls,
  ...textsCalls,
  ...stockCalls,
  ...ordersCalls,
  ...ticketsCalls,
} as const satisfies Record<AuditedCall, Message>;
