import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { CATALOG_TYPES } from '@tourbillon/domain/sections/catalog-types.ts';
import { CURRENCIES } from '@tourbillon/domain/i18n/currencies.ts';
import { STOCKS } from '@tourbillon/domain/sections/item-statuses.ts';
import type { Database } from '../database/database.ts';
import { VOCABULARY } from '../vocabulary/vocabulary.ts';

const ids = (name: keyof typeof VOCABULARY): readonly string[] => Object.keys(VOCABULARY[name]);

/** Columns of items that hold a word, and the words that may stand there. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  catalog_type: CATALOG_TYPES,
  stock: STOCKS,
  currency: CURRENCIES,
  condition: ids('conditions'),
  availability: ids('availability'),
  type: ids('types'),
  colour: ids('colours'),
  hardware: ids('hardware'),
  technique: ids('techniques'),
  gender: ids('genders'),
  body_form: ids('bodyForms'),
  body_material: ids('materials'),
  bracelet: ids('materials'),
  movement: ids('movements'),
  dial_colour: ids('dialColours'),
  crystal: ids('crystals'),
  made_in: ids('countries'),
};

/** Columns that hold several. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  specials: ids('specials'),
  insertions: ids('insertions'),
  functions: ids('functions'),
  defects: ids('defects'),
};

/** A CHECK constraint of the table of items. */
interface Constraint {
  name: string;
  condition: string;
  /** What changes with the words: kept as the constraint's comment. */
  edition: string;
}

/**
 * Has the database refuse words that no vocabulary has. The constraints are made of the vocabulary files at each start
 * where they differ: a word is added in its file alone. Rows of before that break one stay as they are, and are named in
 * the log; lists leave out those that the contract refuses.
 */
export async function constrainVocabularies(database: Database, log: Pick<Logger, 'warn'>): Promise<void> {
  const wanted = constraints();
  const made = await rowsOf<{ name: string; edition: string | null }>(
    database,
    sql`select conname as name, obj_description(oid, 'pg_constraint') as edition from pg_constraint
      where conrelid = 'items'::regclass and contype = 'c' and conname like 'items_words_%'`,
  );
  const there = new Map(made.map(({ name, edition }) => [name, edition]));
  for (const { name, condition, edition } of wanted) {
    if (there.get(name) === edition) continue;
    const constraint = sql.identifier(name);
    await database.transaction(async (tx) => {
      await tx.execute(sql`alter table items drop constraint if exists ${constraint}`);
      await tx.execute(
        sql`alter table items add constraint ${constraint} check (${sql.raw(condition)}) not valid`,
      );
      await tx.execute(sql`comment on constraint ${constraint} on items is ${sql.raw(literal(edition))}`);
    });
    const broken = await rowsOf<{ number: string }>(
      database,
      sql`select number from items where not (${sql.raw(condition)}) order by id limit 20`,
    );
    if (broken.length === 0) {
      await database.execute(sql`alter table items validate constraint ${constraint}`);
    } else {
      const numbers = broken.map(({ number }) => number);
      log.warn({ constraint: name, numbers }, 'items with a word that no vocabulary has');
    }
  }
}

async function rowsOf<Row>(database: Database, query: SQL): Promise<Row[]> {
  return ((await database.execute(query)) as { rows: Row[] }).rows;
}

function constraints(): Constraint[] {
  const constraint = (column: string, condition: string): Constraint => ({
    name: `items_words_${column}`,
    condition,
    edition: createHash('sha256').update(condition).digest('hex').slice(0, 16),
  });
  const list = (words: readonly string[]) => words.map(literal).join(', ');
  return [
    ...Object.entries(WORDS).map(([column, words]) => constraint(column, `"${column}" in (${list(words)})`)),
    ...Object.entries(LISTS).map(([column, words]) =>
      constraint(column, `"${column}" <@ array[${list(words)}]::text[]`),
    ),
  ];
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
