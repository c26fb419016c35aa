import type { FormField, FormMember } from '@tourbillon/domain/texts/form-field.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

/** An empty value of a field, as a new row has it. */
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

/** A new row of a list: its `id`, where rows have one, is the next number. */
export function newRow(field: FormField, rows: readonly unknown[]): unknown {
  const row = emptyValue(field);
  const hasId =
    field.type === 'object' &&
    field.fields.some(({ name, field: { type } }) => name === 'id' && type === 'number');
  if (!hasId) return row;
  const ids = rows.map((one) => Number((one as { id?: unknown } | null)?.id) || 0);
  return { ...(row as object), id: Math.max(0, ...ids) + 1 };
}

/** What a row is called in a list: its first words that say something, those of the reader's language where it has them. */
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

/** Fields that may name a row, the weightiest first. */
const NAMING = 'ru en brand work label number slug alias url cities city id'.split(' ');

/** Whether a row has a few short values alone, which stand side by side. */
export function isFlat(field: FormField): boolean {
  if (field.type !== 'object' || field.fields.length > 3) return false;
  return field.fields.every(({ field: { type } }) => ['number', 'date', 'choice', 'text'].includes(type));
}

/** A list with one of its rows in another place. */
export function moveRow<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const rest = rows.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...rows.slice(from, from + 1), ...rest.slice(to)];
}
