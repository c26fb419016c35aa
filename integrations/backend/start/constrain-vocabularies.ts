import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { correctUnknownWords } from './correct-unknown-words.ts';
import { WORD_COLUMNS, wordCondition, wordConstraint } from '../vocabulary/word-columns.ts';

/** A CHECK constraint of the table `items`. */
interface Constraint {
  name: string;
  condition: string;
  /** Hash of the condition, stored as the comment of the constraint. */
  edition: string;
}

/**
 * Makes the database refuse words that are not in a vocabulary. At each start, changed constraints are created again
 * from the vocabulary files, so a new word is added only in its file. Old rows with unknown words are corrected if
 * the meaning is clear. The others do not change, are logged at each start, and are left out of lists. A constraint
 * without such rows is validated.
 */
export async function constrainVocabularies(
  database: Database,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<void> {
  const made = await rowsOf<{ name: string; edition: string | null; valid: boolean }>(
    database,
    sql`select conname as name, obj_description(oid, 'pg_constraint') as edition, convalidated as valid
      from pg_constraint
      where conrelid = 'items'::regclass and contype = 'c' and conname like 'items_words_%'`,
  );
  const there = new Map(made.map((one) => [one.name, one]));
  const open = constraints().filter(({ name, edition }) => {
    const found = there.get(name);
    return found?.edition !== edition || !found.valid;
  });
  if (open.length === 0) return;
  for (const one of open) if (there.get(one.name)?.edition !== one.edition) await constrain(database, one);
  const broken = ({ condition }: Constraint) => sql`not (${sql.raw(condition)})`;
  await correctUnknownWords(database, sql.join(open.map(broken), sql` or `), log);
  for (const one of open) {
    const rows = await rowsOf<{ number: string }>(
      database,
      sql`select number from items where ${broken(one)} order by id limit 20`,
    );
    if (rows.length === 0) {
      await database.execute(sql`alter table items validate constraint ${sql.identifier(one.name)}`);
    } else {
      const numbers = rows.map(({ number }) => number);
      log.warn({ constraint: one.name, numbers }, 'items with a word that no vocabulary has');
    }
  }
}

/** Creates a constraint for new writes, without checking old rows. */
async function constrain(database: Database, { name, condition, edition }: Constraint): Promise<void> {
  const constraint = sql.identifier(name);
  await database.transaction(async (tx) => {
    await tx.execute(sql`alter table items drop constraint if exists ${constraint}`);
    await tx.execute(
      sql`alter table items add constraint ${constraint} check (${sql.raw(condition)}) not valid`,
    );
    await tx.execute(sql`comment on constraint ${constraint} on items is ${sql.raw(`'${edition}'`)}`);
  });
}

async function rowsOf<Row>(database: Database, query: SQL): Promise<Row[]> {
  return ((await database.execute(query)) as { rows: Row[] }).rows;
}

function constraints(): Constraint[] {
  return WORD_COLUMNS.map((column) => {
    const condition = wordCondition(column);
    const edition = createHash('sha256').update(condition).digest('hex').slice(0, 16);
    return { name: wordConstraint(column), condition, edition };
  });
}
