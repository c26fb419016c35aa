/** SQL conditions on single columns, for CHECK constraints. A condition of an empty value is unknown, which passes. */

/** Highest measurement that is stored. NaN and infinity are higher. */
const HIGHEST = 1_000_000;

/** Measurements that are neither negative nor absurd. */
export function measurements(...columns: readonly string[]): string {
  return columns.map((column) => `${column} between 0 and ${HIGHEST}`).join(' and ');
}

/** Days and moments that are not infinite: a calendar has no such day. */
export function finiteTimes(...columns: readonly string[]): string {
  return columns.map((column) => `isfinite(${column})`).join(' and ');
}

/** JSON objects whose values are texts. */
export function textObjects(...columns: readonly string[]): string {
  return columns
    .map(
      (column) =>
        `jsonb_typeof(${column}) = 'object' and not jsonb_path_exists(${column}, 'strict $.* ? (@.type() <> "string")')`,
    )
    .join(' and ');
}
