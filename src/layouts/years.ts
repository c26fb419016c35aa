/** The specification's last year of copyright (§9); the shown one never goes back behind it. */
const LAST_STATED = 2025;

/**
 * Copyright years, `2004–2026` (decision 67).
 * @param founded the shop's first year, from the backend. @param current this year.
 */
export function copyrightYears(founded: number, current: number): string {
  return `${founded}–${Math.max(LAST_STATED, current)}`;
}
