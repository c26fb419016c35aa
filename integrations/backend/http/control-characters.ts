import { hasControls } from '@tourbillon/domain/contract/plain-text.ts';

/** What ends lines of texts; the schema of a field makes of them what it takes. */
const LINE_ENDS = /[\t\n\r\v\f\u0085]/g;

/**
 * Fields of a body in which something has controls, at whatever depth: no call takes any, whatever its schema says, and
 * the database refuses some. Passwords are hashed as they were typed.
 */
export function fieldsWithControls(fields: Record<string, unknown>): string[] {
  return Object.entries(fields)
    .filter(([name, value]) => !/password/.test(name) && holdsControls(value))
    .map(([name]) => name);
}

function holdsControls(value: unknown): boolean {
  if (typeof value === 'string') return hasControls(value.replace(LINE_ENDS, ''));
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, part]) => hasControls(name) || holdsControls(part));
}
