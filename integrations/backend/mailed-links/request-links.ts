import { eq } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import { refused } from '../errors/domain-error.ts';
import { hashSecret, newSecret } from './link-secret.ts';

const { requestLinks } = schema;

/** What the link of a letter leads to: the thread of a request, or one of its offers. */
export interface LinkTarget {
  requestId: number;
  offerId: number | null;
}

/**
 * The secret of a new link. Every letter has its own, since only hashes are kept; all of them are good for as long as
 * what they lead to is.
 */
export async function newLink(tx: Database, target: LinkTarget, now: Date): Promise<string> {
  const secret = newSecret();
  await tx.insert(requestLinks).values({ hash: hashSecret(secret), ...target, createdAt: now });
  return secret;
}

/** What a secret leads to. @throws DomainError 'invalid' `token_unknown` at `token` for one that is not ours. */
export async function followLink(database: Database, secret: string): Promise<LinkTarget> {
  const [found] = await database
    .select({ requestId: requestLinks.requestId, offerId: requestLinks.offerId })
    .from(requestLinks)
    .where(eq(requestLinks.hash, hashSecret(secret)));
  if (!found) throw refused('token', 'token_unknown');
  return found;
}
