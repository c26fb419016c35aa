import { openLimiter } from '../../http/limiter.ts';

/** Tries of one network, and tries at one number: five in a quarter of an hour (decision 15). */
const LIMIT = { points: 5, duration: 15 * 60 };

/** Counts tries of look-ups. */
export class LookUpLimit {
  readonly #networks = openLimiter('look-up networks', LIMIT);
  readonly #numbers = openLimiter('look-up numbers', LIMIT);

  /**
   * Counts a try.
   * @param number what is asked about, with the kind it is of: nobody guesses at it from many networks either.
   * @returns seconds to wait, 0 when it may pass.
   */
  async wait(network: string, number: string): Promise<number> {
    return (await this.#networks.wait(network)) || this.#numbers.wait(number);
  }
}
