import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { schema } from '@tourbillon/backend/database/database.ts';
import { deleteExpiredCounters } from '@tourbillon/backend/limits/counters.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { send } from '../ask.ts';

/** Shared rate limits for storefronts on several machines. */
export function limitsSuite(backend: () => Backend): void {
  const count = async (key: string, name = 'letters') => {
    const request = { name, key: key.repeat(43), points: 3, duration: 600 };
    const { status, body } = await send(backend().url, 'ru', 'countOne', request);
    expect(status).toBe(200);
    return (body as { wait: number }).wait;
  };

  describe('limits', () => {
    test('several machines: of simultaneous counts as many pass as the limit allows, the others get a time to wait', async () => {
      const waits = await Promise.all(Array.from({ length: 8 }, () => count('a')));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
      for (const wait of waits.filter((one) => one > 0)) {
        expect(wait).toBeGreaterThan(590);
        expect(wait).toBeLessThanOrEqual(600);
      }
      expect([await count('b'), await count('a', 'logins')]).toEqual([0, 0]);
    });

    test('several machines: a counter that has expired starts at zero again, and is deleted', async () => {
      const { database } = backend();
      for (let times = 0; times < 4; times += 1) await count('c');
      await database.update(schema.counters).set({ endsAt: sql`now() - interval '1 second'` });
      expect(await count('c')).toBe(0);
      await deleteExpiredCounters(database);
      const left = await database.select({ key: schema.counters.key }).from(schema.counters);
      expect(left).toEqual([{ key: `letters ${'c'.repeat(43)}` }]);
    });

    test('clocks: a counter that a clock a year ahead began does not block anybody for a year', async () => {
      for (let times = 0; times < 4; times += 1) await count('d');
      await backend()
        .database.update(schema.counters)
        .set({ endsAt: sql`now() + interval '1 year'` });
      expect(await count('d')).toBe(0);
      for (let times = 0; times < 2; times += 1) expect(await count('d')).toBe(0);
      expect(await count('d')).toBeGreaterThan(590);
    });

    test('several machines: a key that is not a hash is refused', async () => {
      const request = { name: 'letters', key: '192.0.2.1', points: 3, duration: 600 };
      expect((await send(backend().url, 'ru', 'countOne', request)).status).toBe(422);
    });
  });
}
