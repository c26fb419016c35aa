import { and, inArray, sql } from 'drizzle-orm';
import { type Database, schema } from '../database/database.ts';
import { ITEM_CHECKS } from '../database/schema/item-checks.ts';
import { isOneOf } from './is-one-of.ts';
import { unknownWordOf, WORD_COLUMNS, wordCondition, wordConstraint } from '../vocabulary/word-columns.ts';
import { invalidField } from './valid-row.ts';

const { items } = schema;

/** Every condition of an item that the database checks. */
const CONDITIONS = [
  ...WORD_COLUMNS.map((column) => ({ name: wordConstraint(column), condition: wordCondition(column) })),
  ...ITEM_CHECKS,
];

/**
 * Items that the database would refuse today: the invalid field, by item id. When the database guarantees by validated
 * constraints that there are none, the query is skipped.
 * @param ids only these items.
 */
export async function invalidRows(
  database: Database,
  ids?: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const kept = await rowsOf<{ name: string }>(
    database,
    sql`select conname as name from pg_constraint
      where conrelid = 'items'::regclass and contype = 'c' and convalidated`,
  );
  const names = new Set(kept.map(({ name }) => name));
  const open = CONDITIONS.filter(({ name }) => !names.has(name));
  if (open.length === 0) return new Map();
  const isBroken = sql.join(
    open.map(({ condition }) => sql`not (${sql.raw(condition)})`),
    sql` or `,
  );
  const where = and(sql`(${isBroken})`, ids && isOneOf(items.id, ids)) ?? isBroken;
  const broken = (await rowsOf<{ id: number }>(database, sql`select id from items where ${where}`)).map(
    ({ id }) => id,
  );
  const rows =
    broken.length === 0 ? [] : await database.select().from(items).where(inArray(items.id, broken));
  return new Map(
    rows.map((row) => [row.id, unknownWordOf(row)?.field ?? invalidField(row) ?? open[0]?.name ?? '']),
  );
}

async function rowsOf<Row>(database: Database, query: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await database.execute(query)) as { rows: Row[] }).rows;
}
