import type { Delivery } from '#src/contract/delivery.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { RecordSecurityEvent } from '../security-events/security-events.ts';

/** What a call comes with beside its request. */
export interface CallContext {
  /** Language of the site it is made on. */
  locale: Locale;
  /** Of a request that must be stored, and once. */
  delivery: Delivery | undefined;
  /** The visitor's browser, of calls about accounts. */
  agent: string | undefined;
  /** Keyed hash of the visitor's network; undefined when the storefront names none. The network itself is kept nowhere. */
  network: string | undefined;
  /** Records a security event, which has this call's network by itself. */
  record: RecordSecurityEvent;
}
