/** The words of a cell that holds several, separated by spaces. */
export function wordsOf(cell: string): string[] {
  return cell === '' ? [] : cell.split(' ');
}

/** A cell that holds a number; an empty one is not known. */
export function numberOf(cell: string): number | null {
  return cell === '' ? null : Number(cell);
}
