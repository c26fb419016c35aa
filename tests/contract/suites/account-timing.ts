import { describe, expect, test } from 'vitest';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { accountSteps, PASSWORD, wishOf } from '../account-steps.ts';

/** Pairs of each call measured in a round. Known and unknown address alternate. */
const PAIRS = 8;

/**
 * Rounds in which two calls must differ in the same direction. A real difference appears in every round. By
 * chance, a difference of {@link TOLERANCE} appears about once in a hundred rounds, and three such once in
 * millions of runs.
 */
const ROUNDS = 3;

/** Standard errors of the mean difference within which two calls count as equal. */
const TOLERANCE = 3.3;

/** Milliseconds that are undetectable over a network, however small the standard error of a quiet machine is. */
const INDISTINCT = 8;

/**
 * The duration of calls must not reveal whether an address has an account. @param outbox folder of the letters.
 */
export function accountTimingSuite(backend: () => Backend, outbox: string): void {
  const { post, holder, registered } = accountSteps(backend, outbox);

  /** Milliseconds of one call. */
  async function time(call: () => Promise<unknown>): Promise<number> {
    const started = performance.now();
    await call();
    return performance.now() - started;
  }

  describe('nothing tells by its time whether an address is known', () => {
    const known = (n: number) => `timing-${n}@x.test`;
    const unknown = (n: number) => `timing-nobody-${n}@x.test`;
    const addresses = Array.from({ length: PAIRS }, (_, n) => n);
    // Accounts that ask for another address: one for each pair, so that limits and pauses between letters have no
    // effect.
    let askers: string[] = [];
    const newAddress = async (email: string, n: number) => {
      const response = await post('changeEmail', { token: askers[n], email, current_password: PASSWORD });
      expect(response.status).toBe(200);
      askers[n] = (response.body as { account_token: string }).account_token;
    };
    test.each([
      ['login', (email: string) => post('login', { email, password: 'not this one' })],
      ['forgotten password', (email: string) => post('forgotPassword', { email })],
      ['registration', (email: string) => post('register', wishOf(email))],
      ['another address', newAddress, true],
    ])(
      '%s',
      async (name, call, hasAskers?: boolean) => {
        const tag = name.slice(0, 3);
        /** Whether the known address takes longer (1), shorter (-1) or the same time (0). */
        const round = async (turn: number): Promise<number> => {
          // Each address is used once, so that limits and pauses between letters have no effect.
          const own = `${tag}-${turn}`;
          await Promise.all(addresses.map((n) => registered(`${own}-${known(n)}`)));
          if (hasAskers) {
            const mailboxes = addresses.map((n) => `timing-asker-${turn}-${n}@x.test`);
            askers = await Promise.all(mailboxes.map((email) => holder(email)));
          }
          const differences: number[] = [];
          for (const n of addresses) {
            const calls = [`${own}-${known(n)}`, `${own}-${unknown(n)}`];
            // Alternate, so that a machine that slows down slows both.
            if (n % 2) calls.reverse();
            const times: Record<string, number> = {};
            for (const email of calls) times[email] = await time(() => call(email, n));
            differences.push((times[`${own}-${known(n)}`] ?? 0) - (times[`${own}-${unknown(n)}`] ?? 0));
          }
          const mean = differences.reduce((sum, one) => sum + one, 0) / PAIRS;
          const variance = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (PAIRS - 1);
          const error = Math.sqrt(variance / PAIRS);
          return Math.abs(mean) < Math.max(INDISTINCT, TOLERANCE * error) ? 0 : Math.sign(mean);
        };
        const found: number[] = [];
        do found.push(await round(found.length));
        while (found.at(-1) !== 0 && found.at(-1) === found[0] && found.length < ROUNDS);
        for (const way of [1, -1]) expect(found).not.toEqual(Array<number>(ROUNDS).fill(way));
      },
      120_000,
    );
  });
}
