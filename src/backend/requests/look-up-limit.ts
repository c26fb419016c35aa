import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Tries of one network, and tries at one number: five in a quarter of an hour (decision 15). */
const LIMIT = { points: 5, duration: 15 * 60 };

/** Counts tries of look-ups. */
export class LookUpLimit {
  readonly #networks = new RateLimiterMemory(LIMIT);
  readonly #numbers = new RateLimiterMemory(LIMIT);

  /**
   * Counts a try.
   * @param number what is asked about, with the kind it is of: nobody guesses at it from many networks either.
   * @returns seconds to wait, 0 when it may pass.
   */
  async wait(network: string, number: string): Promise<number> {
    try {
      await this.#networks.consume(network);
      await this.#numbers.consume(number);
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.ceil(refusal.msBeforeNext / 1000) || 1;
    }
  }
}
