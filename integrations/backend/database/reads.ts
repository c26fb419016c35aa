import type { Database } from './database.ts';

/** A database for reads that may be slightly stale, such as lists and texts. */
export interface Reads {
  database: Database;
  /**
   * Resolves when `database` contains everything that was written before this call: a reader that gets a notice of a
   * change must not read the old data afterwards.
   */
  settled(): Promise<void>;
  /** The state of the replica, if there is one. */
  replica?(): ReplicaState;
  close(): Promise<void>;
}

/** Whether the replica is in use, and its lag in seconds; undefined when it does not respond. */
export interface ReplicaState {
  inUse: boolean;
  lag: number | undefined;
}

/** Reads from the primary. */
export function directReads(database: Database): Reads {
  return { database, settled: () => Promise.resolve(), close: () => Promise.resolve() };
}
