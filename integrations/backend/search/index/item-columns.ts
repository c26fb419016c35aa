import { growableColumn, resized, type GrowableColumn } from '../../column-index/growable-column.ts';

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** The columns of searched items, by entry number: how each is made. */
const COLUMNS = {
  ids: (length: number) => new Uint32Array(length),
  archived: (length: number) => new Uint8Array(length),
  published: (length: number) => new Float64Array(length),
  /** Numbers of kinds, see `kinds.ts`. */
  kinds: (length: number) => new Uint32Array(length),
  /** Numbers of reference numbers, see `references.ts`. */
  references: (length: number) => new Uint32Array(length),
  /** Values for limits; 0 means unknown. Asking price in whole US dollars; sold items have none. */
  price: (length: number) => new Uint32Array(length),
  /** Tenths of a millimetre. */
  size: (length: number) => new Uint16Array(length),
  /** First and last possible year of the item. */
  yearFrom: (length: number) => new Uint16Array(length),
  yearTo: (length: number) => new Uint16Array(length),
};

type Name = keyof typeof COLUMNS;

/** Values of searched items by entry number. */
export type ItemColumns = { [Column in Name]: ReturnType<(typeof COLUMNS)[Column]> };

/** The values of one item. */
export type ItemValues = Record<Name, number>;

const NAMES = Object.keys(COLUMNS) as Name[];

/** Creates a builder of columns, one item at a time. @param expected number of items. */
export function buildItemColumns(expected: number): {
  add: (values: ItemValues) => void;
  done: () => ItemColumns;
} {
  const columns = NAMES.map(
    (name) => [name, growableColumn<Numbers>(COLUMNS[name], expected)] as [Name, GrowableColumn<Numbers>],
  );
  return {
    add(values) {
      for (const [name, column] of columns) column.push(values[name]);
    },
    done: () => Object.fromEntries(columns.map(([name, column]) => [name, column.done()])) as ItemColumns,
  };
}

/** The columns with more items, over the same memory. */
export function longerItemColumns(columns: ItemColumns, added: readonly ItemValues[]): ItemColumns {
  const start = columns.ids.length;
  const longer = NAMES.map((name) => {
    const column = resized<Numbers>(columns[name], start + added.length);
    added.forEach((values, place) => {
      column[start + place] = values[name];
    });
    return [name, column];
  });
  return Object.fromEntries(longer) as ItemColumns;
}
