/** A typed array. */
type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** A column of unknown length: its capacity doubles when it is full. */
export interface Growing<Column extends Numbers> {
  push(value: number): void;
  /** The column with its final length. */
  done(): Column;
}

const FIRST_ROOM = 1_024;

/** Creates an empty column. @param make creates an array of that many zeros. */
export function growing<Column extends Numbers>(make: (length: number) => Column): Growing<Column> {
  let values = make(FIRST_ROOM);
  let size = 0;
  return {
    push(value) {
      if (size === values.length) {
        const longer = make(size * 2);
        longer.set(values);
        values = longer;
      }
      values[size] = value;
      size += 1;
    },
    done: () => values.slice(0, size) as Column,
  };
}
