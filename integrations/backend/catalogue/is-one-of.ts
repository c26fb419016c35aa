import { sql, type Column, type SQL } from 'drizzle-orm';

/** Whether a column of ids has one of these: one array parameter, which PostgreSQL parses faster than thousands. */
export function isOneOf(column: Column, ids: Iterable<number>): SQL {
  return sql`${column} = any(${`{${[...ids].join(',')}}`}::int[])`;
}
