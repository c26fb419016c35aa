/** A day from today as fields of dates have it, in the zone of the reader's machine. */
export function localDay(days = 0, now = new Date()): string {
  const at = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
}
