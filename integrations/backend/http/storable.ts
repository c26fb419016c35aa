import type { Reason } from '@tourbillon/domain/contract/reasons.ts';

/** Levels that JSON of the desk may have; what is deeper was made to exhaust whoever reads it. */
const DEEPEST = 40;

/**
 * Why a database could not keep something that came as JSON, whatever its schema says: the character NUL is in no text of
 * PostgreSQL, and a number beyond those that are exact is no number of a row. Undefined when it could.
 */
export function unstorable(value: unknown, depth = 0): Reason | undefined {
  if (typeof value === 'string') return value.includes('\0') ? 'characters' : undefined;
  if (typeof value === 'number') return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? undefined : 'value';
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > DEEPEST) return 'value';
  for (const [name, part] of Object.entries(value)) {
    const reason = unstorable(name) ?? unstorable(part, depth + 1);
    if (reason !== undefined) return reason;
  }
  return undefined;
}
