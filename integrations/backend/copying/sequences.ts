import type { Session } from '../database/session.ts';
import type { Table } from './tables.ts';

/** The state of each sequence, by its name. */
export type Sequences = Record<string, { last: string; called: boolean }>;

/** The state of the sequences of tables. It is copied, so that no used number is assigned again. */
export async function readSequences(session: Session, tables: readonly Table[]): Promise<Sequences> {
  const found: Sequences = {};
  for (const name of sequenceNames(tables)) {
    const [row] = await session.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${name}`,
    );
    if (row) found[name] = row;
  }
  return found;
}

/** Restores the state of the sequences. */
export async function setSequences(session: Session, tables: readonly Table[], to: Sequences): Promise<void> {
  for (const name of sequenceNames(tables)) {
    const place = to[name];
    if (place)
      await session.query(`select setval($1::regclass, $2::bigint, $3)`, [name, place.last, place.called]);
  }
}

function sequenceNames(tables: readonly Table[]): string[] {
  return tables.flatMap(({ sequences }) => Object.values(sequences));
}
