import type { Session } from '../database/session.ts';
import { quoted, type Table } from './tables.ts';

/** Rows read or written at a time: an article has some 20 KB. */
const AT_ONCE = 500;

/** How many rows a table has, and a sum over all of them that does not depend on their order. */
export interface Fingerprint {
  rows: number;
  sum: string;
}

/** A row as one JSON array of the texts of its values: exact, whatever the types, and good to read. */
function line({ columns }: Table): string {
  return `array_to_json(array[${columns.map(({ name }) => `${quoted(name)}::text`).join(', ')}])::text`;
}

/** The rows of a table, some at a time, each a JSON array of texts and nulls in the order of the columns. */
export async function* readRows(session: Session, table: Table): AsyncGenerator<string[]> {
  await session.query(
    `declare copied no scroll cursor for select ${line(table)} as line from ${quoted(table.name)}`,
  );
  try {
    for (;;) {
      const rows = await session.query<{ line: string }>(`fetch ${AT_ONCE} from copied`);
      if (rows.length === 0) return;
      yield rows.map((row) => row.line);
    }
  } finally {
    await session.query('close copied');
  }
}

/** Writes rows as `readRows` gives them. @param columns the order their values are in. */
export async function writeRows(
  session: Session,
  table: Table,
  columns: readonly string[],
  lines: readonly string[],
): Promise<void> {
  const types = new Map(table.columns.map(({ name, type }) => [name, type]));
  const values = columns.map((name, place) => `(r ->> ${place})::${types.get(name) ?? 'text'}`).join(', ');
  const into = columns.map(quoted).join(', ');
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    await session.query(
      `insert into ${quoted(table.name)} (${into}) overriding system value ` +
        `select ${values} from jsonb_array_elements($1::jsonb) r`,
      [`[${lines.slice(from, from + AT_ONCE).join(',')}]`],
    );
  }
}

/** What a table holds, in so many digits that two tables which differ have another. */
export async function fingerprint(session: Session, table: Table): Promise<Fingerprint> {
  const [found] = await session.query<{ rows: string; sum: string }>(
    `select count(*)::text as rows, coalesce(sum(('x' || left(md5(line), 15))::bit(60)::bigint), 0)::text as sum ` +
      `from (select ${line(table)} as line from ${quoted(table.name)}) as lines`,
  );
  return { rows: Number(found?.rows ?? 0), sum: found?.sum ?? '' };
}
