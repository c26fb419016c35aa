import type { Session } from '../database/session.ts';

/** A table to copy. */
export interface Table {
  name: string;
  columns: { name: string; type: string }[];
  /** Sequences of its identity columns, by column. */
  sequences: Record<string, string>;
}

interface Row {
  name: string;
  column: string;
  type: string;
  sequence: string | null;
}

/** The tables of the shop; each table follows those that it references. */
export async function listTables(session: Session): Promise<Table[]> {
  const rows = await session.query<Row>(`
    select c.relname as name, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
      case when a.attidentity <> '' then pg_get_serial_sequence(quote_ident(c.relname), a.attname) end as sequence
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' order by c.relname, a.attnum`);
  const tables = new Map<string, Table>();
  for (const { name, column, type, sequence } of rows) {
    const table = tables.get(name) ?? { name, columns: [], sequences: {} };
    table.columns.push({ name: column, type });
    if (sequence) table.sequences[column] = sequence;
    tables.set(name, table);
  }
  const needs = await session.query<{ name: string; needed: string }>(`
    select c.relname as name, f.relname as needed from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    where k.contype = 'f' and c.oid <> f.oid`);
  return inOrder([...tables.keys()], needs).flatMap((name) => tables.get(name) ?? []);
}

/** Topological sort: each name follows the names that it needs. @throws when there is a cycle. */
function inOrder(names: readonly string[], needs: readonly { name: string; needed: string }[]): string[] {
  const placed: string[] = [];
  while (placed.length < names.length) {
    const free = names.filter(
      (name) =>
        !placed.includes(name) &&
        needs.every((need) => need.name !== name || placed.includes(need.needed) || need.needed === name),
    );
    if (free.length === 0) throw new Error(`tables need one another: ${names.join(', ')}`);
    placed.push(...free);
  }
  return placed;
}

/** A name as a quoted SQL identifier. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
