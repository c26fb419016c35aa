import type { Database } from './database.ts';

/** A database for reads that may be a little behind, such as lists and texts. */
export interface Reads {
  database: Database;
  /**
   * Resolves when `database` shows everything that had been written when this was called: a reader that learns of a
   * change and asks for what changed must get it changed.
   */
  settled(): Promise<void>;
  /** How the replica is, when there is one. */
  replica?(): ReplicaState;
  close(): Promise<void>;
}

/** Whether a replica is read from, and how far it is behind, in seconds; undefined when it does not answer. */
export interface ReplicaState {
  inUse: boolean;
  lag: number | undefined;
}

/** Reads from where everything is written. */
export function directReads(database: Database): Reads {
  return { database, settled: () => Promise.resolve(), close: () => Promise.resolve() };
}
