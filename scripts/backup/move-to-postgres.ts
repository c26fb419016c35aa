import { existsSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { describeContents } from '@tourbillon/backend/copying/describe-contents.ts';
import { loadContents } from '@tourbillon/backend/copying/load-contents.ts';
import { readRows } from '@tourbillon/backend/copying/rows.ts';
import { listTables } from '@tourbillon/backend/copying/tables.ts';
import { inEmptyPostgres } from '@tourbillon/backend/copying/copy-target.ts';
import { recordMoveToPostgres } from '@tourbillon/backend/data-directory/moved-to-postgres.ts';
import { openPglite } from '@tourbillon/backend/database/open/pglite.ts';
import { Problem } from '../bootstrap/problem.mjs';

/**
 * Moves the database of a default install into an empty PostgreSQL, table by table, in one transaction. Checksums
 * of all rows are compared before the commit. When it fails, PostgreSQL stays empty and the command can be
 * repeated. Positions in the feed of changes and used numbers stay the same, so storefronts continue without a
 * reset. The old database is kept and marked.
 * @param report is called after each table.
 */
export async function moveToPostgres(
  dataDir: string,
  url: string,
  report: (table: string, rows: number) => void = () => undefined,
): Promise<{ rows: number; tables: number }> {
  if (!existsSync(path.join(dataDir, 'database'))) {
    throw new Problem(`There is no database in ${dataDir}. Set DATA_DIR as the site has it.`);
  }
  const open = await openPglite(dataDir);
  try {
    return await open.snapshot(async (source) => {
      const contents = await describeContents(source);
      const tables = new Map((await listTables(source)).map((table) => [table.name, table]));
      const rowsOf = async function* (name: string) {
        const table = tables.get(name);
        if (table) yield* readRows(source, table);
      };
      await inEmptyPostgres(url, undefined, (target) => loadContents(target, contents, rowsOf, report));
      recordMoveToPostgres(dataDir, withoutSecrets(url));
      const rows = Object.values(contents.tables).reduce((sum, table) => sum + table.rows, 0);
      return { rows, tables: tables.size };
    });
  } finally {
    await open.close();
  }
}

/** An address without its secrets. It may be that of a socket, which is no valid URL when it names a user. */
export function withoutSecrets(url: string): string {
  const { host, port, database } = new Client({ connectionString: url });
  return `${host}:${port}/${database}`;
}
