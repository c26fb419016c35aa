import { eq } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import { refused } from '../errors/domain-error.ts';
import { hashSecret, newSecret } from './link-secret.ts';

const { requestLinks } = schema;

/** The target of a mailed link: the thread of a request, or one of its offers. */
export interface LinkTarget {
  requestId: number;
  offerId: number | null;
}

/**
 * Makes a new link and returns its secret. Every letter has its own link, because only hashes are stored. A link is
 * valid for as long as its target.
 */
export async function newLink(tx: Database, target: LinkTarget, now: Date): Promise<string> {
  const secret = newSecret();
  await tx.insert(requestLinks).values({ hash: hashSecret(secret), ...target, createdAt: now });
  return secret;
}

/** Finds the target of a secret. @throws DomainError 'invalid' `token_unknown` at `token` for an unknown secret. */
export async function followLink(database: Database, secret: string): Promise<LinkTarget> {
  const [found] = await database
    .select({ requestId: requestLinks.requestId, offerId: requestLinks.offerId })
    .from(requestLinks)
    .where(eq(requestLinks.hash, hashSecret(secret)));
  if (!found) throw refused('token', 'token_unknown');
  return found;
}
