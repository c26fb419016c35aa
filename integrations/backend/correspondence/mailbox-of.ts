import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import { type StoredRequest, textOf } from '../requests/requests.ts';

const { accounts, requestMessages } = schema;

/**
 * The email address of a request's sender: the one in the request, else that of the sender's account, else the one
 * the staff wrote to before; null when none is known.
 */
export async function mailboxOf(
  database: Database,
  { id, payload, accountId }: Pick<StoredRequest, 'id' | 'payload' | 'accountId'>,
): Promise<string | null> {
  const typed = textOf(payload, 'email');
  if (typed) return typed;
  if (accountId !== null) {
    const [account] = await database
      .select({ email: accounts.email })
      .from(accounts)
      .where(eq(accounts.id, accountId));
    if (account) return account.email;
  }
  const [last] = await database
    .select({ to: requestMessages.mailedTo })
    .from(requestMessages)
    .where(and(eq(requestMessages.requestId, id), isNotNull(requestMessages.mailedTo)))
    .orderBy(desc(requestMessages.id))
    .limit(1);
  return last?.to ?? null;
}
