import type { ListIndex } from './list-index.ts';
import { presentRows } from './selection.ts';

/** The cache of one list: its rows with items, and counted values by key. */
interface ListCache {
  rows: Uint32Array;
  values: Map<string, unknown>;
}

/** A changed list is another object, so the cache is never stale. */
const caches = new WeakMap<ListIndex, ListCache>();

/** A value of a whole list; it is counted once and then cached. @param count counts it over the rows with items. */
export function cachedCount<Value>(
  index: ListIndex,
  key: string,
  count: (rows: Uint32Array) => Value,
): Value {
  const { rows, values } = caches.get(index) ?? {
    rows: presentRows(index),
    values: new Map<string, unknown>(),
  };
  caches.set(index, { rows, values });
  if (!values.has(key)) values.set(key, count(rows));
  return values.get(key) as Value;
}
