import type { FormField, FormMember } from '@tourbillon/domain/texts/form-field.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { parseSum } from '../actions/parse-number.ts';

/** The empty value of a field, for a new row. */
export function emptyValue(field: FormField): unknown {
  switch (field.type) {
    case 'text':
    case 'date':
      return '';
    case 'number':
      return 0;
    case 'flag':
      return false;
    case 'choice':
      return field.options[0] ?? '';
    case 'words':
    case 'table':
      return {};
    case 'list':
      return [];
    case 'object':
      return Object.fromEntries(
        field.fields.filter(({ optional }) => !optional).map((member) => [member.name, emptyMember(member)]),
      );
  }
}

function emptyMember({ field, nullable }: FormMember): unknown {
  return nullable ? null : emptyValue(field);
}

/** A typed number; null for an empty field. A whole one may have groups of three digits: `150.000`. */
export function numberOf(text: string, isWhole: boolean): number | null {
  if (text === '') return null;
  return (isWhole ? parseSum(text) : undefined) ?? Number(text);
}

/** A new row of a list; if rows have an `id`, it gets the next number. */
export function newRow(field: FormField, rows: readonly unknown[]): unknown {
  const row = emptyValue(field);
  const hasId =
    field.type === 'object' &&
    field.fields.some(({ name, field: { type } }) => name === 'id' && type === 'number');
  if (!hasId) return row;
  const ids = rows.map((one) => Number((one as { id?: unknown } | null)?.id) || 0);
  return { ...(row as object), id: Math.max(0, ...ids) + 1 };
}

/** The title of a row in a list: its first text, in the reader's language when possible. */
export function rowTitle(row: unknown, locale: Locale = 'ru'): string {
  if (typeof row === 'string' || typeof row === 'number') return String(row);
  if (typeof row !== 'object' || row === null) return '';
  const record = row as Record<string, unknown>;
  for (const name of ['title', 'question', 'name', locale, ...NAMING]) {
    const words = rowTitle(Array.isArray(record[name]) ? record[name].join(', ') : record[name], locale);
    if (words !== '') return words.slice(0, 80);
  }
  return '';
}

/** Fields that can be the title of a row, the most important first. */
const NAMING = 'ru en brand work label number slug alias url cities city id'.split(' ');

/** Whether a row has only a few short values, which are shown side by side. */
export function isFlat(field: FormField): boolean {
  if (field.type !== 'object' || field.fields.length > 3) return false;
  return field.fields.every(({ field: { type } }) => ['number', 'date', 'choice', 'text'].includes(type));
}

/** A copy of a list with one row moved. */
export function moveRow<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const rest = rows.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...rows.slice(from, from + 1), ...rest.slice(to)];
}
