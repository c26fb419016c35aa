import type { Database } from '../database/database.ts';
import { tooMany } from '../errors/domain-error.ts';
import { countOne, resetCounter } from '../limits/counters.ts';
import { hashSecret } from '../mailed-links/link-secret.ts';

/** Tries that may fail. */
const MOST = 10;

/** Seconds within which they are counted. */
const WINDOW = 15 * 60;

/** Counts tries that have failed, for all backends of a database. */
export class AttemptCounter {
  readonly #database: Database;
  readonly #name: string;
  readonly #most: number;

  /** @param name of what is counted. @param most tries in a quarter of an hour. */
  constructor(database: Database, name: string, most: number = MOST) {
    this.#database = database;
    this.#name = name;
    this.#most = most;
  }

  /** Counts a try. @param subject whose. @throws DomainError 'too-many-attempts' when it has had too many. */
  async count(subject: string): Promise<void> {
    const wait = await countOne(this.#database, this.#key(subject), { points: this.#most, duration: WINDOW });
    if (wait > 0) throw tooMany(wait);
  }

  /** It did not fail: what was counted is forgotten. */
  async forgive(subject: string): Promise<void> {
    await resetCounter(this.#database, this.#key(subject));
  }

  /** Addresses and numbers stay out of the table. */
  #key(subject: string): string {
    return `tries ${this.#name} ${hashSecret(subject)}`;
  }
}
