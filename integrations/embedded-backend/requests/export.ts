import type { StoredRequest } from './list.ts';

/** Columns that every request has. */
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

/** Requests as CSV (RFC 4180): the columns of all kinds, then a column for each field that any of them has. */
export function toCsv(rows: readonly StoredRequest[]): string {
  const fields = [...new Set(rows.flatMap(({ payload }) => Object.keys(payload)))].filter(
    (name) => name !== 'city',
  );
  const lines = [
    [...COLUMNS, ...fields],
    ...rows.map((row) => [
      ...COLUMNS.map((name) => shown(row[name])),
      ...fields.map((name) => shown(row.payload[name])),
    ]),
  ];
  return lines.map((cells) => cells.map(cell).join(',')).join('\r\n') + '\r\n';
}

/** Requests as lines to read in a terminal. */
export function toLines(rows: readonly StoredRequest[]): string {
  return rows
    .map(({ id, kind, number, due, sentAt, takenAt, answeredAt, payload }) => {
      const state = answeredAt ? 'answered' : takenAt ? 'in work' : 'open';
      const fields = Object.entries(payload).filter(([, value]) => value !== '' && value !== 'null');
      return [
        [
          id,
          shown(sentAt).slice(0, 16).replace('T', ' '),
          kind,
          state,
          ...(number ? [number] : []),
          ...(due ? [`due ${due}`] : []),
        ].join('  '),
        ...fields.map(([name, value]) => `    ${name}: ${shown(value)}`),
      ].join('\n');
    })
    .join('\n');
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}

/** A cell; what a spreadsheet would take for a formula is made a text, for anybody may have typed it. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
