/** A typed array. */
export type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** A column of unknown length: its capacity doubles when it is full. */
export interface Growing<Column extends Numbers> {
  push(value: number): void;
  /** The values so far, over the memory of the column. */
  view(): Column;
  /** The column with its final length. */
  done(): Column;
}

const FIRST_ROOM = 1_024;

/** A column is copied into one of its final length when that needs this many times less memory. */
const LOOSE = 1.1;

/**
 * Creates an empty column. @param make creates an array of that many zeros.
 * @param expected length; a column that never has to grow leaves no memory behind that nobody uses.
 */
export function growing<Column extends Numbers>(
  make: (length: number) => Column,
  expected = FIRST_ROOM,
): Growing<Column> {
  let values = make(expected);
  let size = 0;
  return {
    push(value) {
      if (size === values.length) {
        const longer = make(Math.max(FIRST_ROOM, size * 2));
        longer.set(values);
        values = longer;
      }
      values[size] = value;
      size += 1;
    },
    view: () => values.subarray(0, size) as Column,
    done: () => (values.length > size * LOOSE ? values.slice(0, size) : values.subarray(0, size)) as Column,
  };
}

/** One part in this many of a column is added at a time, so that few additions copy it. */
const SPARE = 64;

/**
 * A column with another length, over the same memory while that has room. Columns with the old length stay valid:
 * the values that both have are the same.
 */
export function resized<Column extends Numbers>(column: Column, length: number): Column {
  if (length === column.length) return column;
  const Type = column.constructor as new (
    from: ArrayBufferLike | number,
    start?: number,
    length?: number,
  ) => Column;
  if (length * column.BYTES_PER_ELEMENT <= column.buffer.byteLength) {
    return new Type(column.buffer, 0, length);
  }
  const longer = new Type(length + Math.ceil(length / SPARE) + FIRST_ROOM);
  longer.set(column);
  return new Type(longer.buffer, 0, length);
}
