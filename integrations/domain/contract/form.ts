import type { Call } from './call.ts';

/** A form as its page takes it: where it stands, and the call that is made of it, which says how often it may be sent. */
export interface Form<C extends Call = Call> {
  /** The page that takes it; a dialog shows what stands there. */
  page: `/${string}/`;
  call: C;
  /** Parameters of its page's address: what it is about, or the secret of a mailed link. */
  parameters?: readonly string[];
  /** It brings photographs: one at least, in the field `photos` (§5). */
  photos?: boolean;
  /**
   * It brings the secret of a mailed link, which proves by itself that it may: mail programs post it from elsewhere
   * (RFC 8058), and a page that sends no referrer posts without an origin.
   */
  postedByMail?: boolean;
}
