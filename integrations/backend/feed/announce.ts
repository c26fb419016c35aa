import { sql } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import { takeWritersLock } from '../database/writers-lock.ts';

/**
 * Takes the feed's write lock until the transaction ends. A transaction with several changes starts with this call.
 * This prevents deadlocks between two writers.
 */
export const beginAnnouncing: (transaction: Database) => Promise<void> = takeWritersLock;

/**
 * Adds a change of page content to the feed, in the transaction of the change. The feed then reports the change only
 * if it is committed. Database triggers add the changes of the stock.
 * @param tags cache tags of the pages that show it.
 * @param what description for people.
 */
export async function announce(transaction: Database, tags: readonly string[], what: string): Promise<void> {
  if (tags.length === 0) return;
  const list = sql.join(
    tags.map((tag) => sql`${tag}`),
    sql`, `,
  );
  await transaction.execute(sql`select announce(array[${list}]::text[], ${what})`);
}

/** Raises the version of the texts. Derived data, such as the search index, compares it to detect a change. */
export async function raiseContentVersion(transaction: Database): Promise<void> {
  await raise(transaction, 'content');
}

/**
 * Raises the version of the catalogue, as the stock triggers do, after a change of other data that the catalogue
 * uses.
 */
export async function raiseCatalogueVersion(transaction: Database): Promise<void> {
  await raise(transaction, 'catalogue');
}

async function raise(transaction: Database, name: 'content' | 'catalogue'): Promise<void> {
  const { markers } = schema;
  await transaction
    .insert(markers)
    .values({ name, value: 1 })
    .onConflictDoUpdate({ target: markers.name, set: { value: sql`${markers.value} + 1` } });
}
