/** Which items have changed in place since the catalogue was loaded, for indexes that are derived from it. */
export interface ChangeLog {
  /** Starts again with a loaded catalogue. */
  loaded(version: number): void;
  changed(version: number, ids: readonly number[]): void;
  /** The items changed after a version; undefined if it is older than the log. */
  since(version: number): Set<number> | undefined;
}

/** Ids that are kept; older ones are dropped. */
const MOST_IDS = 100_000;

/** Creates an empty log. */
export function createChangeLog(): ChangeLog {
  let first = 0;
  let last = 0;
  let kept = 0;
  let entries: { version: number; ids: readonly number[] }[] = [];
  return {
    loaded(version) {
      first = last = version;
      kept = 0;
      entries = [];
    },
    changed(version, ids) {
      last = version;
      kept += ids.length;
      entries.push({ version, ids });
      while (kept > MOST_IDS) {
        const dropped = entries.shift();
        kept -= dropped?.ids.length ?? 0;
        first = dropped?.version ?? first;
      }
    },
    since(version) {
      if (version < first || version > last) return undefined;
      return new Set(entries.filter((entry) => entry.version > version).flatMap(({ ids }) => ids));
    },
  };
}
