/** Whole minutes until a new attempt, rounded up. @param seconds to wait. */
export function waitMinutes(seconds: number): number {
  return Math.max(1, Math.ceil((seconds || 0) / 60));
}
