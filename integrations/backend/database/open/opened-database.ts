import type { Session } from '../session.ts';
import type { Problem } from '../../errors/operator-problem.ts';
import type { Database } from '../database.ts';
import type { Reads } from '../reads.ts';

/** An open database. */
export interface OpenDatabase {
  database: Database;
  /** The same for reads that may be a little behind: a replica, where there is one. */
  reads: Reads;
  /** Brings the tables to the newest migration. */
  migrate(): Promise<void>;
  /** Runs work that only one backend may do at a time, such as filling the database. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** What the operator has to do about an error of the database, when it is one that he can mend. */
  problemOf(error: unknown): Problem | undefined;
  /** Work on one connection that sees one moment and changes nothing. On PGlite everything else waits meanwhile. */
  snapshot<T>(work: (session: Session) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
