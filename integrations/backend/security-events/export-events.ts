import { csvOf } from '../staff-output/csv.ts';
import { tableOf } from '../staff-output/table.ts';
import type { StoredEvent } from './list-events.ts';

const COLUMNS = ['id', 'at', 'kind', 'detail', 'account', 'address', 'network', 'rows', 'amount'] as const;

/** Characters of a hash in a table, enough to distinguish two. */
const SHOWN = 10;

/** Events as CSV, with full hashes. */
export function eventsToCsv(events: readonly StoredEvent[]): string {
  return csvOf([COLUMNS, ...events.map((event) => COLUMNS.map((column) => valueText(event[column])))]);
}

/** Events as a table for a terminal, with short hashes. */
export function eventsToLines(events: readonly StoredEvent[]): string {
  return tableOf([
    ['at', 'kind', 'detail', 'account', 'address', 'network', 'rows'],
    ...events.map(({ at, kind, detail, account, address, network, rows, amount }) => [
      valueText(at).slice(0, 19).replace('T', ' '),
      kind,
      valueText(detail),
      ...[account, address, network].map((hash) => valueText(hash).slice(0, SHOWN)),
      rows && rows.length > 0 ? rows.join(' ') : valueText(amount),
    ]),
  ]);
}

/** A value as text. A running backend sends dates as ISO text. */
function valueText(value: StoredEvent[(typeof COLUMNS)[number]]): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? value.join(' ') : String(value);
}
