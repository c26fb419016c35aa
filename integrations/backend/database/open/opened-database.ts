import type { Session } from '../session.ts';
import type { Problem } from '../../errors/operator-problem.ts';
import type { Database } from '../database.ts';
import type { Reads } from '../reads.ts';

/** An open database. */
export interface OpenDatabase {
  database: Database;
  /** The database for reads that may be slightly stale: a replica, if there is one. */
  reads: Reads;
  /** Applies the missing migrations. */
  migrate(): Promise<void>;
  /** Runs work that only one backend may do at a time, such as filling the database. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Instructions for the operator about an error of the database; undefined for an error that the operator cannot
   * correct.
   */
  problemOf(error: unknown): Problem | undefined;
  /** Runs read-only work on one connection with a consistent snapshot. On PGlite all other queries wait meanwhile. */
  snapshot<T>(work: (session: Session) => Promise<T>): Promise<T>;
  /** Frees and analyses tables that have grown; nothing on PostgreSQL, which does so by itself. */
  vacuum(): Promise<void>;
  close(): Promise<void>;
}
