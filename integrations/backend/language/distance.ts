/**
 * Number of typing mistakes between two words: letters inserted, deleted, replaced, or two neighbours swapped
 * (optimal string alignment distance).
 * @param most the search stops above this number.
 * @returns the number, or `most + 1`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      line.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = above;
    above = line;
  }
  return Math.min(above[b.length] ?? Infinity, most + 1);
}

/** Maximum number of typing mistakes in a word, by its length. */
export function maxEdits(length: number): number {
  if (length < 4) return 0;
  if (length < 7) return 1;
  return length < 11 ? 2 : 3;
}
