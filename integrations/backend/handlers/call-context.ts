import type { Delivery } from '@tourbillon/domain/contract/delivery-headers.ts';
import type { Visitor } from '@tourbillon/domain/contract/visitor-headers.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { SessionRow } from '../accounts/sessions.ts';
import type { AccountRow } from '../database/schema/index.ts';
import type { RecordSecurityEvent } from '../security-events/security-events.ts';

/** Context of a call: everything beside its request. */
export interface CallContext {
  /** Language of the site. */
  locale: Locale;
  /** Delivery headers of a request that must be stored exactly once. */
  delivery: Delivery | undefined;
  /** Visitor headers of the storefront. */
  visitor: Visitor;
  /** Records a security event; it adds the visitor's network. */
  record: RecordSecurityEvent;
}

/** Context of an authenticated call, with the account and its session. */
export interface Holder extends CallContext {
  account: AccountRow;
  session: SessionRow;
}
