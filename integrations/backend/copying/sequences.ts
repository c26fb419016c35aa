import type { Session } from '../database/session.ts';
import type { Table } from './tables.ts';

/** Where a sequence stands, by its name. */
export type Sequences = Record<string, { last: string; called: boolean }>;

/** Where the sequences of tables stand: numbers that were given out stay given out. */
export async function readSequences(session: Session, tables: readonly Table[]): Promise<Sequences> {
  const found: Sequences = {};
  for (const name of namesOf(tables)) {
    const [row] = await session.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${name}`,
    );
    if (row) found[name] = row;
  }
  return found;
}

/** Sets them. */
export async function setSequences(session: Session, tables: readonly Table[], to: Sequences): Promise<void> {
  for (const name of namesOf(tables)) {
    const place = to[name];
    if (place)
      await session.query(`select setval($1::regclass, $2::bigint, $3)`, [name, place.last, place.called]);
  }
}

function namesOf(tables: readonly Table[]): string[] {
  return tables.flatMap(({ sequences }) => Object.values(sequences));
}
