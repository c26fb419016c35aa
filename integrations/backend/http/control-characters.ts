import { hasControls } from '@tourbillon/domain/contract/plain-text.ts';

/** Line breaks and tabs of texts. The schema of the field decides whether they are allowed. */
const LINE_ENDS = /[\t\n\r\v\f\u0085]/g;

/**
 * Names of fields that contain control characters, at any depth. No call accepts them, and PostgreSQL refuses some.
 * Passwords are not checked, because they are hashed exactly as typed.
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
