import type { Database } from '../database/database.ts';
import { tooMany } from '../errors/domain-error.ts';
import { countAgainstLimit, resetCounter } from '../limits/counters.ts';
import { hashSecret } from '../mailed-links/link-secret.ts';

/** Attempts that are allowed within the window. */
const MOST = 10;

/** Length of the window, seconds. */
const WINDOW = 15 * 60;

/** Counts failed attempts, shared by all backends of a database. */
export class AttemptCounter {
  readonly #database: Database;
  readonly #name: string;
  readonly #most: number;

  /** @param name of what is counted. @param most attempts within a quarter of an hour. */
  constructor(database: Database, name: string, most: number = MOST) {
    this.#database = database;
    this.#name = name;
    this.#most = most;
  }

  /**
   * Counts an attempt. @param subject who makes it. @throws DomainError 'too-many-attempts' when there were too many.
   */
  async count(subject: string): Promise<void> {
    const wait = await countAgainstLimit(this.#database, this.#key(subject), {
      points: this.#most,
      duration: WINDOW,
    });
    if (wait > 0) throw tooMany(wait);
  }

  /** Resets the counter after an attempt that succeeded. */
  async forgive(subject: string): Promise<void> {
    await resetCounter(this.#database, this.#key(subject));
  }

  /** Subjects are hashed, so that the table contains no email addresses or phone numbers. */
  #key(subject: string): string {
    return `tries ${this.#name} ${hashSecret(subject)}`;
  }
}
