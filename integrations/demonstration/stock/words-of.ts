/** The values of a cell, separated by spaces. */
export function wordsOf(cell: string): string[] {
  return cell === '' ? [] : cell.split(' ');
}

/** The number in a cell; null for an empty one. */
export function numberOf(cell: string): number | null {
  return cell === '' ? null : Number(cell);
}
