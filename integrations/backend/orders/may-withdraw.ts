/** Whether the holder may still withdraw an order: only while it is open. */
export function mayWithdraw({ state }: { state: string }): boolean {
  return state !== 'sold' && state !== 'in_archive';
}
