import { type SQL, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { beginAnnouncing } from '../feed/announce.ts';
import { correctedValue } from './corrected-word.ts';
import { WORD_COLUMNS, type WordColumn } from '../vocabulary/word-columns.ts';

/** Rows per query. */
const AT_ONCE = 200;

/** Maximum number of stock numbers in one line of the log. */
const NAMED = 20;

/** Maximum number of different changes that the log lists. */
const MOST_KINDS = 200;

/** A corrected word: the column, the old and the new value. */
interface CorrectedWord {
  column: string;
  from: string;
  to: string;
}

type BadRow = { id: number; number: string } & Record<string, string | string[] | number | null>;

/**
 * Corrects words of items that are not in a vocabulary, if the meaning is clear (decision 241). A row with an unclear
 * word does not change at all, because the database would refuse a partial change. The log lists each correction, its
 * column and the number of rows.
 * @param isBad SQL condition of rows that violate a constraint.
 */
export async function correctUnknownWords(
  database: Database,
  isBad: SQL,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<void> {
  const columns = sql.join(
    WORD_COLUMNS.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const mended: string[] = [];
  const kinds = new Map<string, CorrectedWord & { rows: number }>();
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

function count(kinds: Map<string, CorrectedWord & { rows: number }>, change: CorrectedWord): void {
  const key = JSON.stringify(Object.values(change));
  const known = kinds.get(key);
  if (known) known.rows += 1;
  else if (kinds.size < MOST_KINDS) kinds.set(key, { ...change, rows: 1 });
}

/** Corrects a row. @returns the changes; empty if a meaning is not clear. */
async function mend(database: Database, row: BadRow, log: Pick<Logger, 'warn'>): Promise<CorrectedWord[]> {
  const changes: SQL[] = [];
  const words: CorrectedWord[] = [];
  for (const column of WORD_COLUMNS) {
    const value = row[column.name];
    if (value === null || value === undefined || typeof value === 'number') continue;
    const right = correctedValue(value, column);
    if (right === undefined) return [];
    if (isSame(value, right)) continue;
    changes.push(sql`${sql.identifier(column.name)} = ${sqlValue(right, column)}`);
    words.push({ column: column.name, from: valueText(value), to: valueText(right) });
  }
  if (changes.length === 0) return [];
  try {
    await database.transaction(async (tx) => {
      await beginAnnouncing(tx);
      await tx.execute(sql`update items set ${sql.join(changes, sql`, `)} where id = ${row.id}`);
    });
    return words;
  } catch (error) {
    // The row violates another constraint of the table, which the error names.
    log.warn({ err: error, number: row.number }, 'words of an item not brought into order');
    return [];
  }
}

function valueText(value: string | string[]): string {
  return typeof value === 'string' ? value : value.join(' | ');
}

function sqlValue(value: string | string[], { isList }: WordColumn): SQL {
  if (!isList) return sql`${value}`;
  const words = (value as string[]).map((word) => sql`${word}`);
  return words.length === 0 ? sql`'{}'` : sql`array[${sql.join(words, sql`, `)}]::text[]`;
}

function isSame(one: string | string[], other: string | string[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
