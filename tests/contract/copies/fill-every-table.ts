import type { Session } from '@tourbillon/backend/database/session.ts';
import { listTables, quoted } from '@tourbillon/backend/copying/tables.ts';

/**
 * Characters that are hard to copy: line ends of all kinds, quotes, commas, braces, backslashes, and the words
 * null and Null.
 */
const HARD = `О’клок "Omega", {a,b} \\N \\ null NULL ''\t\r\n\u2028\u2029 ʻ 🕰`;

/** A value for a type, different for each row. */
const VALUES: Record<string, (row: number) => unknown> = {
  text: (row) => `${row} ${HARD}`,
  'bigint[]': (row) => `{${row},9007199254740993}`,
  'text[]': (row) => [`${row}`, HARD, '', 'null'],
  jsonb: (row) => JSON.stringify({ [HARD]: [HARD, null, 1e-7, 12345678901234.5, { row }] }),
  boolean: (row) => row % 2 === 0,
  integer: (row) => -row,
  bigint: (row) => String(9_007_199_254_740_993n + BigInt(row)),
  date: (row) => `2031-02-0${row}`,
  uuid: (row) => `00000000-0000-4000-8000-00000000000${row}`,
  'timestamp with time zone': (row) => `2031-11-21 08:00:00.00000${row}+03`,
  'double precision': (row) => row / 3,
  real: (row) => row / 3,
  numeric: (row) => `${row}.10`,
};

const HARD_TEXTS = JSON.stringify({ [HARD]: HARD });

/** Values for columns in which the database refuses those of the type. */
const CHECKED: Record<string, (row: number) => unknown> = {
  'inspections.amplitude_degrees': (row) => row,
  'inspections.comment': () => HARD_TEXTS,
  'inspections.influences': () => HARD_TEXTS,
  'item_photos.name': (row) => `photograph-${row}`,
  'item_photos.width': (row) => row,
  'item_photos.height': (row) => row,
  'item_photos.view': () => 'front',
  'item_photos.placeholder': () => `data:image/webp;${HARD}`,
};

/**
 * Writes two rows of values that are hard to copy into each empty table (one row where the table allows only
 * one).
 */
export async function fillEveryTable(session: Session): Promise<void> {
  const keys = await session.query<{ name: string; column: string; target: string; other: string }>(`
    select c.relname as name, a.attname as column, f.relname as target, b.attname as other from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
    join pg_attribute b on b.attrelid = f.oid and b.attnum = k.confkey[1] where k.contype = 'f'`);
  for (const { name, columns, sequences } of await listTables(session)) {
    const [found] = await session.query<{ rows: number }>(
      `select count(*)::int as rows from ${quoted(name)}`,
    );
    if (found?.rows) continue;
    for (const row of [1, 2]) {
      const own = columns.filter((column) => !(column.name in sequences));
      const values = own.map(({ name: column, type }) => {
        const key = keys.find((one) => one.name === name && one.column === column);
        if (key)
          return {
            sql: `(select ${quoted(key.other)} from ${quoted(key.target)} order by 1 limit 1
              offset ${row - 1} % (select greatest(count(*), 1) from ${quoted(key.target)}))`,
          };
        const value = CHECKED[`${name}.${column}`] ?? VALUES[type];
        if (!value) throw new Error(`no value of the type ${type} is known`);
        return { value: value(row) };
      });
      const given = values.flatMap((one) => ('value' in one ? [one.value] : []));
      let place = 0;
      const places = values.map((one) => ('sql' in one ? one.sql : `$${(place += 1)}`));
      await session.query(
        `insert into ${quoted(name)} (${own.map((column) => quoted(column.name)).join(', ')}) values (${places.join(', ')})
        on conflict do nothing`,
        given,
      );
    }
  }
}
