import { makeTables } from './schema-version.ts';
import { type Fingerprint, fingerprint, writeRows } from './rows.ts';
import { type Sequences, setSequences } from './sequences.ts';
import type { Session } from '../database/session.ts';
import { listTables, quoted, type Table } from './tables.ts';

/**
 * The contents of a database: its schema version, its tables by name with the columns in the order of the rows, and
 * the values of its sequences.
 */
export interface Contents {
  edition: string[];
  tables: Record<string, Fingerprint & { columns: string[] }>;
  sequences: Sequences;
}

/** Reads the rows of a table. */
export type RowsOf = (table: string) => AsyncIterable<string[]>;

/**
 * Loads contents into an empty database, within the session's transaction, and compares the result with the
 * fingerprints. User triggers are disabled meanwhile, so nothing is reported as a change. At last the rows are analysed:
 * without that a query may take a thousand times as long.
 * @throws when the loaded rows differ from the expected ones.
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
  // Some migrations insert rows.
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
  await session.query('analyze');
}

async function compare(session: Session, table: Table, wanted: Fingerprint): Promise<void> {
  const { rows, sum } = await fingerprint(session, table);
  if (rows === wanted.rows && sum === wanted.sum) return;
  throw new Error(
    `the table ${table.name} has ${rows} rows with the sum ${sum}, not ${wanted.rows} with ${wanted.sum}`,
  );
}
