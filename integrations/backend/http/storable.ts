import type { Reason } from '@tourbillon/domain/contract/reasons.ts';

/** Maximum number of nesting levels in JSON of the desk. Deeper JSON is treated as an attack. */
const DEEPEST = 40;

/**
 * Why the database cannot store a JSON value, whatever its schema says: PostgreSQL text cannot contain NUL, and
 * numbers above the largest safe integer lose precision. Undefined if it can.
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
