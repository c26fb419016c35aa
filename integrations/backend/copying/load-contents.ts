import { makeTables } from './schema-version.ts';
import { type Fingerprint, fingerprint, writeRows } from './rows.ts';
import { type Sequences, setSequences } from './sequences.ts';
import type { Session } from '../database/session.ts';
import { listTables, quoted, type Table } from './tables.ts';

/** What a database holds: its tables by name, their columns in the order of the rows, and where sequences stand. */
export interface Contents {
  edition: string[];
  tables: Record<string, Fingerprint & { columns: string[] }>;
  sequences: Sequences;
}

/** Where the rows come from. */
export type RowsOf = (table: string) => AsyncIterable<string[]>;

/**
 * Fills an empty database with contents, within the session's transaction, and compares what is there with what should
 * be. The triggers that report changes are silent meanwhile: nothing has changed.
 * @throws when what was loaded is not what was to be.
 */
export async function loadContents(
  session: Session,
  contents: Contents,
  rowsOf: RowsOf,
  report: (table: string, rows: number) => void = () => undefined,
): Promise<void> {
  await makeTables(session, contents.edition);
  const tables = await listTables(session);
  for (const { name } of tables) await session.query(`alter table ${quoted(name)} disable trigger user`);
  // Some migrations leave rows behind.
  await session.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);
  for (const table of tables) {
    const wanted = contents.tables[table.name];
    if (!wanted) throw new Error(`the data have no table ${table.name}`);
    for await (const lines of rowsOf(table.name)) await writeRows(session, table, wanted.columns, lines);
    await compare(session, table, wanted);
    report(table.name, wanted.rows);
  }
  for (const { name } of tables) await session.query(`alter table ${quoted(name)} enable trigger user`);
  await setSequences(session, tables, contents.sequences);
}

async function compare(session: Session, table: Table, wanted: Fingerprint): Promise<void> {
  const { rows, sum } = await fingerprint(session, table);
  if (rows === wanted.rows && sum === wanted.sum) return;
  throw new Error(
    `the table ${table.name} has ${rows} rows with the sum ${sum}, not ${wanted.rows} with ${wanted.sum}`,
  );
}
