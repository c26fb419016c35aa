import { inArray, sql } from 'drizzle-orm';
import { type Database, schema } from '../database/database.ts';
import { unknownWordOf, WORD_COLUMNS, wordCondition, wordConstraint } from '../vocabulary/word-columns.ts';

const { items } = schema;

/**
 * Items with a word that is in no vocabulary: the field of the word, by item id. When the database guarantees by
 * validated constraints that there are none, the query is skipped.
 */
export async function unknownWords(database: Database): Promise<ReadonlyMap<number, string>> {
  const kept = await rowsOf<{ name: string }>(
    database,
    sql`select conname as name from pg_constraint
      where conrelid = 'items'::regclass and contype = 'c' and convalidated`,
  );
  const names = new Set(kept.map(({ name }) => name));
  const open = WORD_COLUMNS.filter((column) => !names.has(wordConstraint(column)));
  if (open.length === 0) return new Map();
  const isBroken = sql.join(
    open.map((column) => sql`not (${sql.raw(wordCondition(column))})`),
    sql` or `,
  );
  const broken = await rowsOf<{ id: number }>(database, sql`select id from items where ${isBroken}`);
  const ids = broken.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await database.select().from(items).where(inArray(items.id, ids));
  return new Map(rows.map((row) => [row.id, unknownWordOf(row)?.field ?? 'words']));
}

async function rowsOf<Row>(database: Database, query: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await database.execute(query)) as { rows: Row[] }).rows;
}
