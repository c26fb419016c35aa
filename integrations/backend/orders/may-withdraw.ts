/** Whether an order may still be withdrawn by its holder: it is not over. */
export function mayWithdraw({ state }: { state: string }): boolean {
  return state !== 'sold' && state !== 'in_archive';
}
