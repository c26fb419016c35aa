import { weaknessReason, wordsOfNames, wordsOfPerson } from '../../accounts/accounts.ts';
import type { Database } from '../../database/database.ts';
import { readDocument } from '../../content-store/read-document.ts';
import { refused } from '../../errors/domain-error.ts';

/**
 * Refuses a password that is easy to guess, also from words of the shop and of the person.
 * @throws DomainError 'invalid' at `password`.
 */
export async function requireStrongPassword(
  database: Database,
  password: string,
  person: { email: string; name: string },
): Promise<void> {
  const shop = await readDocument(database, 'shop');
  const words = [...wordsOfNames(Object.values(shop?.name ?? {})), ...wordsOfPerson(person)];
  const reason = weaknessReason(password, new Set(words));
  if (reason) throw refused('password', reason);
}
