/** Whether two values of a column are equal in the database. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (one === null || other === null || one === undefined || other === undefined) {
    return (one ?? null) === (other ?? null);
  }
  // Measures are stored in single precision.
  if (typeof one === 'number' && typeof other === 'number') return Math.fround(one) === Math.fround(other);
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  if (typeof one === 'object' && typeof other === 'object') return asText(one) === asText(other);
  return false;
}

/** A list or record as text, with sorted keys. */
function asText(value: object): string {
  if (Array.isArray(value)) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, text]) => text !== undefined);
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The fields of `wanted` that differ from `before`. */
export function changedFields<Fields extends object>(
  wanted: Fields,
  before: Partial<Fields>,
): Partial<Fields> {
  const entries = Object.entries(wanted).filter(
    ([name, value]) => !isSame(value, before[name as keyof Fields]),
  );
  return Object.fromEntries(entries) as Partial<Fields>;
}
