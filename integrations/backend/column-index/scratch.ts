/** The typed arrays of this place in the code that are used again and again. */
export interface Scratch<Column> {
  /** An array with zeros, valid until the next call with the same number. */
  zeros(length: number, number?: number): Column;
  /** The same with any values. */
  any(length: number, number?: number): Column;
}

/**
 * Reuses arrays for synchronous computations. A new array of a million rows for each request would make garbage
 * collections more frequent, and they would take half of the processor time of a search. @param make creates an array
 * of that length.
 */
export function createScratch<Column extends Uint8Array | Uint16Array | Uint32Array>(
  make: (length: number) => Column,
): Scratch<Column> {
  const kept: Column[] = [];
  const any = (length: number, number = 0) => {
    let column = kept[number];
    if (!column || column.length < length) {
      column = make(length);
      kept[number] = column;
    }
    return column.subarray(0, length) as Column;
  };
  return {
    any,
    zeros(length, number) {
      const column = any(length, number);
      column.fill(0);
      return column;
    },
  };
}
