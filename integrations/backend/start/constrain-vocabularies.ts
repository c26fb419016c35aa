import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { mendItems } from './mend-items.ts';
import { WORD_COLUMNS, wordCondition, wordConstraint } from '../vocabulary/word-columns.ts';

/** A CHECK constraint of the table of items. */
interface Constraint {
  name: string;
  condition: string;
  /** What changes with the words: kept as the constraint's comment. */
  edition: string;
}

/**
 * Has the database refuse words that no vocabulary has. The constraints are made of the vocabulary files at each start
 * where they differ: a word is added in its file alone. Rows of before that break one are brought into order where it is
 * clear how; the others stay as they are, are named in the log at each start, and are left out of lists. A constraint that all rows keep is validated.
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
  await mendItems(database, sql.join(open.map(broken), sql` or `), log);
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

/** Makes a constraint for what is written from now on. */
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
