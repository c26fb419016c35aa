import { sql } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';

/** Key of the lock under which one transaction at a time writes to the feed; the migration has it too. */
const WRITERS_LOCK = 7_201_515;

/**
 * Takes the lock of the feed's writers for the rest of a transaction. Who changes several things begins with it, as the
 * database's triggers do: two writers then never wait for each other.
 */
export async function beginAnnouncing(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${WRITERS_LOCK})`);
}

/**
 * Announces a change of what pages show, within the transaction that makes it: the feed reports it when, and only when,
 * the change is there. Changes of the stock are announced by the database's own triggers.
 * @param tags under which the change is shown. @param what for people.
 */
export async function announce(transaction: Database, tags: readonly string[], what: string): Promise<void> {
  if (tags.length === 0) return;
  const list = sql.join(
    tags.map((tag) => sql`${tag}`),
    sql`, `,
  );
  await transaction.execute(sql`select announce(array[${list}]::text[], ${what})`);
}

/** Raises the version of the texts, by which what is made of them (the search) knows that it is old. */
export async function raiseContentVersion(transaction: Database): Promise<void> {
  await raise(transaction, 'content');
}

/** Raises the version of the catalogue, as the triggers of the stock do: something else that it is made of changed. */
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
