import { findSession, type SessionRow } from '../accounts/sessions.ts';
import type { Database } from '../database/database.ts';
import type { AccountRow } from '../database/schema/index.ts';
import { unauthorised } from '../errors/domain-error.ts';
import type { CallContext } from './call-context.ts';

/** Who makes a call: the holder of an account, and the session they make it in. */
export interface Holder extends CallContext {
  account: AccountRow;
  session: SessionRow;
}

/**
 * The guard of calls made for the holder of an account (`access` in the contract): whatever it guards runs with
 * the account of the request's token, and not at all without one.
 * @throws DomainError 'unauthenticated' when the token is unknown or over.
 */
export function authenticated(database: Database) {
  return <Request extends { token: string }, Answer>(
      act: (request: Omit<Request, 'token'>, holder: Holder) => Promise<Answer>,
    ) =>
    async ({ token, ...request }: Request, context: CallContext): Promise<Answer> => {
      const found = await findSession(database, token);
      if (!found) throw unauthorised();
      return act(request, { ...context, ...found });
    };
}
