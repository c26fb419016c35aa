import type { Call } from './call.ts';

/** A form: the page it is on and the call it makes. The call has its rate limit. */
export interface Form<C extends Call = Call> {
  /** The page of the form; a dialog shows the same content. */
  page: `/${string}/`;
  call: C;
  /** Query parameters of the page: the subject of the form, or the secret of a mailed link. */
  parameters?: readonly string[];
  /** It sends photographs: at least one, in the field `photos` (§5). */
  photos?: boolean;
  /**
   * It sends the secret of a mailed link, which is its proof of origin. Such a form needs no `Origin` header: mail
   * programs post it (RFC 8058), and a page that sends no referrer posts without an origin.
   */
  postedByMail?: boolean;
}
