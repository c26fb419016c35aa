import { describe, expect, test } from 'vitest';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { accountSteps, PASSWORD, wishOf } from '../account-steps.ts';

/** Pairs measured of each call, the known address and the unknown one by turns. */
const PAIRS = 12;

/** Standard errors of the mean difference within which two calls count as equal: 99.9 % of honest runs pass. */
const TOLERANCE = 3.3;

/** Milliseconds nobody can tell apart over a network, whatever the standard error of a quiet machine is. */
const INDISTINCT = 8;

/** How long calls take must not tell whether an address has an account. @param outbox where letters are left. */
export function accountTimingSuite(backend: () => Backend, outbox: string): void {
  const { post, holder } = accountSteps(backend, outbox);

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
    // Who asks for another address: one of them a pair, so that limits and pauses between letters play no part.
    const askers: string[] = [];
    const newAddress = async (email: string, n: number) => {
      const answer = await post('changeEmail', { token: askers[n], email, current_password: PASSWORD });
      expect(answer.status).toBe(200);
      askers[n] = (answer.body as { account_token: string }).account_token;
    };
    const askersReady = async () => {
      const tokens = addresses.map((n) => holder(`timing-asker-${n}@x.test`));
      askers.push(...(await Promise.all(tokens)));
    };
    test.each([
      ['login', (email: string) => post('login', { email, password: 'not this one' })],
      ['forgotten password', (email: string) => post('forgotPassword', { email })],
      ['registration', (email: string) => post('register', wishOf(email))],
      ['another address', newAddress, askersReady],
    ])(
      '%s',
      async (name, call, ready?: () => Promise<void>) => {
        // Each address is used once, so that limits and pauses between letters play no part.
        const tag = name.slice(0, 3);
        await Promise.all(addresses.map((n) => post('register', wishOf(`${tag}-${known(n)}`))));
        await ready?.();
        const differences: number[] = [];
        for (const n of addresses) {
          const calls = [`${tag}-${known(n)}`, `${tag}-${unknown(n)}`];
          // By turns, so that a machine that slows down slows both.
          if (n % 2) calls.reverse();
          const times: Record<string, number> = {};
          for (const email of calls) times[email] = await time(() => call(email, n));
          differences.push((times[`${tag}-${known(n)}`] ?? 0) - (times[`${tag}-${unknown(n)}`] ?? 0));
        }
        const mean = differences.reduce((sum, one) => sum + one, 0) / PAIRS;
        const variance = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (PAIRS - 1);
        const error = Math.sqrt(variance / PAIRS);
        expect(Math.abs(mean)).toBeLessThan(Math.max(INDISTINCT, TOLERANCE * error));
      },
      60_000,
    );
  });
}
