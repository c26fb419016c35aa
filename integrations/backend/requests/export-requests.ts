import { csvOf } from '../staff-output/csv.ts';
import { fieldLine } from '../staff-output/table.ts';
import { visibleLine } from '../staff-output/visible.ts';
import type { StoredRequest } from './list-requests.ts';

/** Columns of every request. */
const COLUMNS = [
  'id',
  'kind',
  'sentAt',
  'locale',
  'city',
  'number',
  'due',
  'takenAt',
  'answeredAt',
  'consentText',
  'consentPolicy',
] as const;

/** Requests as CSV (RFC 4180): the common columns, then a column for each field that any request has. */
export function toCsv(rows: readonly StoredRequest[]): string {
  const fields = [...new Set(rows.flatMap(({ payload }) => Object.keys(payload)))].filter(
    (name) => name !== 'city',
  );
  return csvOf([
    [...COLUMNS, ...fields],
    ...rows.map((row) => [
      ...COLUMNS.map((name) => valueText(row[name])),
      ...fields.map((name) => valueText(row.payload[name])),
    ]),
  ]);
}

/** Requests as lines of text for a terminal. */
export function toLines(rows: readonly StoredRequest[]): string {
  return rows
    .map(({ id, kind, number, due, sentAt, takenAt, answeredAt, payload }) => {
      const state = answeredAt ? 'answered' : takenAt ? 'in work' : 'open';
      const fields = Object.entries(payload).filter(([, value]) => value !== '' && value !== 'null');
      return [
        [
          id,
          valueText(sentAt).slice(0, 16).replace('T', ' '),
          kind,
          state,
          ...(number ? [number] : []),
          ...(due ? [`due ${due}`] : []),
        ]
          .map((one) => visibleLine(String(one)))
          .join('  '),
        ...fields.map(([name, value]) => fieldLine(name, valueText(value))),
      ].join('\n');
    })
    .join('\n');
}

function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}
