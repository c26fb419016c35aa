import { open, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { describeContents } from './describe-contents.ts';
import type { Contents } from './load-contents.ts';
import { readRows } from './rows.ts';
import type { Session } from '../database/session.ts';
import { listTables } from './tables.ts';
import { writeLines } from './write-lines.ts';

/** The file that describes a snapshot; next to it each table has `{name}.jsonl`. */
export const CONTENTS = 'contents.json';

/**
 * Writes the contents of a database into a folder, as of one moment.
 * @param session within a transaction with a consistent snapshot.
 */
export async function writeSnapshot(session: Session, folder: string): Promise<Contents> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const contents = await describeContents(session);
  for (const table of await listTables(session))
    await writeLines(path.join(folder, `${table.name}.jsonl`), readRows(session, table));
  const file = await open(path.join(folder, CONTENTS), 'w', 0o600);
  try {
    await file.writeFile(JSON.stringify(contents));
  } finally {
    await file.close();
  }
  return contents;
}
