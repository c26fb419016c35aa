/** Whole minutes after which something may be tried again: never fewer than it takes. @param seconds to wait. */
export function waitMinutes(seconds: number): number {
  return Math.max(1, Math.ceil((seconds || 0) / 60));
}
