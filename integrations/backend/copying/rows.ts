import type { Session } from '../database/session.ts';
import { quoted, type Table } from './tables.ts';

/** Rows of one query or insert: an article has about 20 KB. */
const AT_ONCE = 500;

/** The number of rows of a table, and a checksum of them that does not depend on their order. */
export interface Fingerprint {
  rows: number;
  sum: string;
}

/** The SQL expression for a row as one JSON array of its values as text: exact for all types, and readable. */
function line({ columns }: Table): string {
  return `array_to_json(array[${columns.map(({ name }) => `${quoted(name)}::text`).join(', ')}])::text`;
}

/** The rows of a table in batches, each row a JSON array of texts and nulls in the order of the columns. */
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

/** Writes rows in the format of `readRows`. @param columns the order of their values. */
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

/** Computes the fingerprint of a table: tables with different contents have different sums. */
export async function fingerprint(session: Session, table: Table): Promise<Fingerprint> {
  const [found] = await session.query<{ rows: string; sum: string }>(
    `select count(*)::text as rows, coalesce(sum(('x' || left(md5(line), 15))::bit(60)::bigint), 0)::text as sum ` +
      `from (select ${line(table)} as line from ${quoted(table.name)}) as lines`,
  );
  return { rows: Number(found?.rows ?? 0), sum: found?.sum ?? '' };
}
