import { createHash } from 'node:crypto';
import type { Visitor } from '@tourbillon/domain/contract/visitor-headers.ts';
import type { Database } from '../database/database.ts';
import { tooMany, workFirst } from '../errors/domain-error.ts';
import { incrementCounter, decrementCounter } from './counters.ts';
import { isOverBudget, type Misses, workForNextGuess } from './guess-rules.ts';

const HOUR = 3_600;

/** Seconds until misses expire. */
const MEMORY = { number: 24 * HOUR, networks: HOUR, account: HOUR, all: HOUR };

/** Kinds of numbers. Misses of one kind do not count for another (decision 83). */
type Kind = 'ticket' | 'appeal' | 'appraisal';

/** Who looks up which number. */
export interface Guess {
  number: string;
  visitor: Visitor;
  /** Id of the account, if the visitor is logged in. */
  account?: number;
}

/**
 * Limits guesses of a number and a fact that only its holder knows. Only misses count: by number, by network, by
 * account, and all together. Misses make the next guess cost work in the browser. Only a network or account with very
 * many misses is refused (decisions 15 and 83). The counters are shared by all processes and backends of a database.
 */
export class Guesses {
  readonly #database: Database;
  readonly #kind: Kind;

  constructor(database: Database, kind: Kind) {
    this.#database = database;
    this.#kind = kind;
  }

  /**
   * Makes one guess.
   * @param find does the look-up; it returns null, or throws, for a miss.
   * @throws DomainError 'work-required' when work has to be done first, 429 when the network has missed too often.
   */
  async guess<Found>(guess: Guess, find: () => Promise<Found | null>): Promise<Found | null> {
    const keys = this.#keys(guess);
    // Count before the result is known, so that concurrent guesses see each other.
    const counted = new Map<string, { count: number; left: number }>();
    for (const { key, seconds } of keys)
      counted.set(key, await incrementCounter(this.#database, key, seconds));
    const misses = keys.map(({ key, ...rest }) => {
      const { count, left } = counted.get(key) ?? { count: 1, left: 0 };
      return { ...rest, misses: count - 1, left };
    });
    let missed = false;
    try {
      const over = misses.find(isOverBudget);
      if (over) throw tooMany(Math.max(1, Math.ceil(over.left)));
      const work = workForNextGuess(misses);
      if (guess.visitor.work < work) throw workFirst(work);
      const found = await find();
      missed = found === null;
      return found;
    } finally {
      if (!missed)
        await decrementCounter(
          this.#database,
          keys.map(({ key }) => key),
        );
    }
  }

  /** The counters of a guess, each a row of the table. */
  #keys({
    number,
    visitor,
    account,
  }: Guess): (Pick<Misses, 'of' | 'share'> & { key: string; seconds: number })[] {
    const of = (kind: Misses['of'], what: string, seconds: number, share = 1) => ({
      of: kind,
      share,
      seconds,
      key: `guesses ${this.#kind} ${kind} ${createHash('sha256').update(what).digest('base64url')}`,
    });
    return [
      of('number', number, MEMORY.number),
      ...visitor.networks.map((network, width) => of('network', network, MEMORY.networks, 4 ** width)),
      ...(account === undefined ? [] : [of('account', String(account), MEMORY.account)]),
      of('all', '', MEMORY.all),
    ];
  }
}
