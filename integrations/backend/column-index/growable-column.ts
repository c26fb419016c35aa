/** A typed array. */
export type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** A column of unknown length: its capacity doubles when it is full. */
export interface GrowableColumn<Column extends Numbers> {
  push(value: number): void;
  /** The values so far, over the memory of the column. */
  view(): Column;
  /** The column with its final length. */
  done(): Column;
}

const FIRST_ROOM = 1_024;

/** One part in this many of a column is spare, so that few additions copy it. Unused memory of it is never touched. */
const SPARE = 64;

/** A column is copied into one of its final length when that needs this many times less memory. */
const LOOSE = 1.1;

/** The capacity of a column of a length, with room for additions. */
function roomFor(length: number): number {
  return length + Math.ceil(length / SPARE) + FIRST_ROOM;
}

/**
 * Creates an empty column. @param make creates an array of that many zeros.
 * @param expected length. A column that does not have to grow wastes no memory.
 */
export function growableColumn<Column extends Numbers>(
  make: (length: number) => Column,
  expected = 0,
): GrowableColumn<Column> {
  let values = make(roomFor(expected));
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
    view: () => values.subarray(0, size) as Column,
    done() {
      const isLoose = values.length > roomFor(size) * LOOSE;
      return (isLoose ? copied(values, size) : values.subarray(0, size)) as Column;
    },
  };
}

/**
 * A column with another length, over the same memory while that has room. Columns with the old length stay valid:
 * the values that both have are the same.
 */
export function resized<Column extends Numbers>(column: Column, length: number): Column {
  if (length === column.length) return column;
  if (length * column.BYTES_PER_ELEMENT > column.buffer.byteLength) return copied(column, length);
  return new (typeOf(column))(column.buffer, 0, length);
}

/** A copy with another length, and with room for additions. */
function copied<Column extends Numbers>(column: Column, length: number): Column {
  const copy = new (typeOf(column))(roomFor(length));
  copy.set(column.subarray(0, length));
  return copy.subarray(0, length) as Column;
}

type ColumnType<Column> = new (from: ArrayBufferLike | number, start?: number, length?: number) => Column;

function typeOf<Column extends Numbers>(column: Column): ColumnType<Column> {
  return column.constructor as ColumnType<Column>;
}
