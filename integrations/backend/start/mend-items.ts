import { type SQL, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { beginAnnouncing } from '../feed/announce.ts';
import { mendedValue } from './mended-word.ts';
import { WORD_COLUMNS, type WordColumn } from './word-columns.ts';

/** Rows read at a time. */
const AT_ONCE = 200;

/** Stock numbers that one line of the log names. */
const NAMED = 20;

type BadRow = { id: number; number: string } & Record<string, string | string[] | number | null>;

/**
 * Brings items into order whose words no vocabulary has, where it is clear which is meant (decision 241). A row with a
 * word that is not clear stays wholly as it is: the database takes no half of a change.
 * @param isBad the condition of a row that breaks any of the constraints.
 */
export async function mendItems(
  database: Database,
  isBad: SQL,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<void> {
  const columns = sql.join(
    WORD_COLUMNS.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const mended: string[] = [];
  for (let after = -1; ;) {
    const found = await database.execute(
      sql`select id, number, ${columns} from items where id > ${after} and (${isBad}) order by id limit ${AT_ONCE}`,
    );
    const { rows } = found as { rows: BadRow[] };
    for (const row of rows) if (await mend(database, row, log)) mended.push(row.number);
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
  }
  if (mended.length > 0) {
    const numbers = mended.slice(0, NAMED);
    log.info({ items: mended.length, numbers }, 'words of items brought into order');
  }
}

async function mend(database: Database, row: BadRow, log: Pick<Logger, 'warn'>): Promise<boolean> {
  const changes: SQL[] = [];
  for (const column of WORD_COLUMNS) {
    const value = row[column.name];
    if (value === null || value === undefined || typeof value === 'number') continue;
    const right = mendedValue(value, column);
    if (right === undefined) return false;
    if (!isSame(value, right)) changes.push(sql`${sql.identifier(column.name)} = ${stored(right, column)}`);
  }
  if (changes.length === 0) return false;
  try {
    await database.transaction(async (tx) => {
      await beginAnnouncing(tx);
      await tx.execute(sql`update items set ${sql.join(changes, sql`, `)} where id = ${row.id}`);
    });
    return true;
  } catch (error) {
    // Another rule of the table is against it: the row is named with the constraint.
    log.warn({ err: error, number: row.number }, 'words of an item not brought into order');
    return false;
  }
}

function stored(value: string | string[], { isList }: WordColumn): SQL {
  if (!isList) return sql`${value}`;
  const words = (value as string[]).map((word) => sql`${word}`);
  return words.length === 0 ? sql`'{}'` : sql`array[${sql.join(words, sql`, `)}]::text[]`;
}

function isSame(one: string | string[], other: string | string[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
