import type { FormField, FormMember } from '@tourbillon/domain/texts/form-field.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';

/** The parts of a valibot schema that are used here. */
interface Seen {
  kind?: string;
  type: string;
  pipe?: readonly Seen[];
  entries?: Record<string, Seen>;
  item?: Seen;
  value?: Seen;
  wrapped?: Seen;
  options?: readonly (string | number)[];
  literal?: string | number;
  requirement?: unknown;
}

/** The form for a content file, derived from the schema with which the import reads it. */
export function formOf(schema: unknown): FormField {
  return fieldOf(schema as Seen);
}

function fieldOf(schema: Seen): FormField {
  const { type } = schema;
  if (schema.wrapped) return fieldOf(schema.wrapped);
  if (type === 'object' && schema.entries) return objectOf(schema.entries);
  if (type === 'array' && schema.item) return { type: 'list', of: fieldOf(schema.item) };
  if (type === 'record' && schema.value) return { type: 'table', of: fieldOf(schema.value) };
  if (type === 'picklist') return { type: 'choice', options: [...(schema.options ?? [])] };
  if (type === 'literal') return { type: 'choice', options: [schema.literal ?? ''] };
  if (type === 'boolean') return { type: 'flag' };
  const checks = schema.pipe ?? [];
  if (type === 'number') return { type: 'number', whole: checks.some((check) => check.type === 'integer') };
  const isDay = checks.some(
    (check) => check.type === 'regex' && String(check.requirement).startsWith('/^\\d{4}-\\d{2}-'),
  );
  return { type: isDay ? 'date' : 'text' };
}

/**
 * An object. If all its fields are languages, it is a text in several languages; languages may also be next to other
 * fields.
 */
function objectOf(entries: Record<string, Seen>): FormField {
  const isWords = LOCALES.every((locale) => locale in entries);
  const others = Object.entries(entries).filter(
    ([name]) => !isWords || !LOCALES.some((locale) => locale === name),
  );
  if (isWords && others.length === 0) return { type: 'words' };
  const fields = others.map(([name, schema]) => memberOf(name, schema));
  const languages: FormMember[] = isWords ? LOCALES.map((name) => ({ name, field: { type: 'text' }, optional: true, nullable: false })) : []; // prettier-ignore
  return { type: 'object', fields: [...fields, ...languages] };
}

function memberOf(name: string, schema: Seen): FormMember {
  const kinds = new Set<string>();
  for (let at: Seen | undefined = schema; at; at = at.wrapped) kinds.add(at.type);
  return {
    name,
    field: fieldOf(schema),
    optional: kinds.has('optional') || kinds.has('nullish'),
    nullable: kinds.has('nullable') || kinds.has('nullish'),
  };
}
