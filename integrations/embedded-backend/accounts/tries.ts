import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '../http/failures.ts';

/** Tries that may fail at one account, whether it exists or not. */
const MOST = 10;

/** Seconds within which they are counted. */
const WINDOW = 15 * 60;

/** Counts tries at passwords by account: nobody guesses at one from many networks either. */
export class Tries {
  readonly #limiter: RateLimiterMemory;

  /** @param most tries in a quarter of an hour. */
  constructor(most: number = MOST) {
    this.#limiter = new RateLimiterMemory({ points: most, duration: WINDOW });
  }

  /** Counts a try. @param account what names it. @throws Failure 429 when it has had too many. */
  async count(account: string): Promise<void> {
    try {
      await this.#limiter.consume(keyOf(account));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      // By the clock on the wall, which may have been put back meanwhile.
      throw tooMany(Math.min(Math.ceil(refusal.msBeforeNext / 1000) || 1, WINDOW));
    }
  }

  /** Somebody has shown that the account is theirs: what was counted is forgotten. */
  async forgive(account: string): Promise<void> {
    await this.#limiter.delete(keyOf(account));
  }
}

/** Addresses stay out of memory dumps. */
function keyOf(account: string): string {
  return createHash('sha256').update(account).digest('base64url');
}
