/** The specification's last copyright year (§9). The displayed year is never earlier. */
const LAST_STATED = 2025;

/**
 * Copyright years, `2004–2026` (decision 67); one year in the shop's first.
 * @param founded the shop's first year, from the backend. @param current this year.
 */
export function copyrightYears(founded: number, current: number): string {
  const last = Math.max(LAST_STATED, current);
  return founded < last ? `${founded}–${last}` : String(founded);
}
