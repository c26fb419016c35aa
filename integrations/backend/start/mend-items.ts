import { type SQL, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { beginAnnouncing } from '../feed/announce.ts';
import { mendedValue } from './mended-word.ts';
import { WORD_COLUMNS, type WordColumn } from '../vocabulary/word-columns.ts';

/** Rows read at a time. */
const AT_ONCE = 200;

/** Stock numbers that one line of the log names. */
const NAMED = 20;

/** Kinds of change that the log names one by one. */
const MOST_KINDS = 200;

/** A change of a word: which column had what, and has now. */
interface MendedWord {
  column: string;
  from: string;
  to: string;
}

type BadRow = { id: number; number: string } & Record<string, string | string[] | number | null>;

/**
 * Brings items into order whose words no vocabulary has, where it is clear which is meant (decision 241). A row with a
 * word that is not clear stays wholly as it is: the database takes no half of a change. The log says of each word what it
 * became, in which column of how many rows.
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
  const kinds = new Map<string, MendedWord & { rows: number }>();
  for (let after = -1; ;) {
    const found = await database.execute(
      sql`select id, number, ${columns} from items where id > ${after} and (${isBad}) order by id limit ${AT_ONCE}`,
    );
    const { rows } = found as { rows: BadRow[] };
    for (const row of rows) {
      const changes = await mend(database, row, log);
      if (changes.length > 0) mended.push(row.number);
      for (const change of changes) count(kinds, change);
    }
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
  }
  if (mended.length > 0) {
    const numbers = mended.slice(0, NAMED);
    for (const kind of kinds.values()) log.info(kind, 'a word of items brought into order');
    log.info({ items: mended.length, numbers }, 'words of items brought into order');
  }
}

function count(kinds: Map<string, MendedWord & { rows: number }>, change: MendedWord): void {
  const key = JSON.stringify(Object.values(change));
  const known = kinds.get(key);
  if (known) known.rows += 1;
  else if (kinds.size < MOST_KINDS) kinds.set(key, { ...change, rows: 1 });
}

/** @returns what was changed; nothing where it is not clear what is meant. */
async function mend(database: Database, row: BadRow, log: Pick<Logger, 'warn'>): Promise<MendedWord[]> {
  const changes: SQL[] = [];
  const words: MendedWord[] = [];
  for (const column of WORD_COLUMNS) {
    const value = row[column.name];
    if (value === null || value === undefined || typeof value === 'number') continue;
    const right = mendedValue(value, column);
    if (right === undefined) return [];
    if (isSame(value, right)) continue;
    changes.push(sql`${sql.identifier(column.name)} = ${stored(right, column)}`);
    words.push({ column: column.name, from: shown(value), to: shown(right) });
  }
  if (changes.length === 0) return [];
  try {
    await database.transaction(async (tx) => {
      await beginAnnouncing(tx);
      await tx.execute(sql`update items set ${sql.join(changes, sql`, `)} where id = ${row.id}`);
    });
    return words;
  } catch (error) {
    // Another rule of the table is against it: the row is named with the constraint.
    log.warn({ err: error, number: row.number }, 'words of an item not brought into order');
    return [];
  }
}

function shown(value: string | string[]): string {
  return typeof value === 'string' ? value : value.join(' | ');
}

function stored(value: string | string[], { isList }: WordColumn): SQL {
  if (!isList) return sql`${value}`;
  const words = (value as string[]).map((word) => sql`${word}`);
  return words.length === 0 ? sql`'{}'` : sql`array[${sql.join(words, sql`, `)}]::text[]`;
}

function isSame(one: string | string[], other: string | string[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
