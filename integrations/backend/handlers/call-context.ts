import type { Delivery } from '@tourbillon/domain/contract/delivery-headers.ts';
import type { Visitor } from '@tourbillon/domain/contract/visitor-headers.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { SessionRow } from '../accounts/sessions.ts';
import type { AccountRow } from '../database/schema/index.ts';
import type { RecordSecurityEvent } from '../security-events/security-events.ts';

/** What a call comes with beside its request. */
export interface CallContext {
  /** Language of the site it is made on. */
  locale: Locale;
  /** Of a request that must be stored, and once. */
  delivery: Delivery | undefined;
  /** What the storefront says of who makes it. */
  visitor: Visitor;
  /** Records a security event, which has the visitor's network by itself. */
  record: RecordSecurityEvent;
}

/** Who makes a call of the holder of an account: that account, and the session they make it in. */
export interface Holder extends CallContext {
  account: AccountRow;
  session: SessionRow;
}
