import type { Delivery } from '#src/contract/delivery.ts';
import { UNKNOWN_VISITOR, type Visitor } from '#src/contract/visitor.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { findSession, type SessionRow } from '../accounts/sessions.ts';
import type { Database } from '../database/database.ts';
import type { AccountRow } from '../database/schema/index.ts';
import { unauthorised } from '../http/failures.ts';

/** Who makes a call: the holder of an account, and the session they make it in. */
export interface Holder {
  account: AccountRow;
  session: SessionRow;
  /** Language of the site they are on. */
  locale: Locale;
  /** What the storefront says of who makes the call. */
  visitor: Visitor;
}

/**
 * The guard of calls made for the holder of an account (`account: true` in the contract): whatever it guards runs with
 * the account of the request's token, and not at all without one.
 * @throws Failure 401 when the token is unknown or over.
 */
export function authenticated(database: Database) {
  return <Request extends { token: string }, Answer>(
      act: (request: Omit<Request, 'token'>, holder: Holder) => Promise<Answer>,
    ) =>
    async (
      { token, ...request }: Request,
      locale: Locale,
      _?: Delivery,
      visitor: Visitor = UNKNOWN_VISITOR,
    ): Promise<Answer> => {
      const found = await findSession(database, token);
      if (!found) throw unauthorised();
      return act(request, { ...found, locale, visitor });
    };
}
