import type { DeskResponseOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { requestOfInbox } from '@tourbillon/domain/desk/inbox.ts';

/** A request with all its fields. */
export type InboxRequest = DeskResponseOf<typeof requestOfInbox>['data'];
