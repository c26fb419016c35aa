import { readSchemaVersion } from './schema-version.ts';
import type { Contents } from './load-contents.ts';
import { fingerprint } from './rows.ts';
import { readSequences } from './sequences.ts';
import type { Session } from '../database/session.ts';
import { listTables } from './tables.ts';

/** Describes the contents of a database within the session's transaction. */
export async function describeContents(session: Session): Promise<Contents> {
  const tables = await listTables(session);
  const described: Contents['tables'] = {};
  for (const table of tables) {
    const columns = table.columns.map(({ name }) => name);
    described[table.name] = { ...(await fingerprint(session, table)), columns };
  }
  return {
    edition: await readSchemaVersion(session),
    tables: described,
    sequences: await readSequences(session, tables),
  };
}
