import { sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/**
 * Inserts many rows in one statement with one value, as JSON. A value of its own for each column of each row costs
 * more time than the database needs to store it. Columns that a row leaves out get their defaults. Values have to be
 * what JSON can hold, or dates.
 */
export async function insertRows<Table extends PgTable>(
  database: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (const [columns, alike] of Map.groupBy(rows, columnsOf)) {
    const list = sql.raw(columns);
    const values = JSON.stringify(alike.map(inSnakeCase));
    await database.execute(
      sql`insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, ${values}::json)`,
    );
  }
}

/** The columns that a row has, for SQL. */
function columnsOf(row: object): string {
  const names = Object.entries(row).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  return names
    .sort()
    .map((name) => `"${toSnakeCase(name)}"`)
    .join(', ');
}

function inSnakeCase(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [toSnakeCase(name), value as unknown]),
  );
}
