import type { ListIndex } from './list-index.ts';
import { presentRows } from './selection.ts';

/** What is known of a whole list: its rows with items, and values by a key. */
interface Whole {
  rows: Uint32Array;
  values: Map<string, unknown>;
}

/** A changed list is another object, so nothing here is ever stale. */
const known = new WeakMap<ListIndex, Whole>();

/** A value of a whole list that is counted once. @param count counts it over the rows with items. */
export function ofWhole<Value>(index: ListIndex, key: string, count: (rows: Uint32Array) => Value): Value {
  const { rows, values } = known.get(index) ?? {
    rows: presentRows(index),
    values: new Map<string, unknown>(),
  };
  known.set(index, { rows, values });
  if (!values.has(key)) values.set(key, count(rows));
  return values.get(key) as Value;
}
