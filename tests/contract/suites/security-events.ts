import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { schema } from '#backend/database/database.ts';
import { openSecurityEvents } from '#backend/security-events/security-events.ts';
import type { Backend } from '#backend/start-backend.ts';

const { securityEvents } = schema;

/** Whose events the table tests write. */
const ADDRESS = 'Only-Added@x.test';

/** What happens to accounts and data, recorded for a year. */
export function securityEventsSuite(backend: () => Backend): void {
  const events = openSecurityEvents('a key of the test');
  const network = 'N'.repeat(43);
  const mine = eq(securityEvents.address, events.hash('address', ADDRESS.toLowerCase()));

  describe('issue 14 security events', () => {
    test('have nobody’s data in clear', async () => {
      const { database } = backend();
      const account = { id: 77, email: ADDRESS };
      await events.from(network)(database, { kind: 'login', account, detail: 'password' });
      const [row] = await database.select().from(securityEvents).where(mine);
      expect(row).toMatchObject({ kind: 'login', detail: 'password', network, rows: null, amount: null });
      expect(row?.account).toBe(events.hash('account', '77'));
      expect(JSON.stringify(row)).not.toMatch(/x\.test|"77"/i);
    });

    test('are undone with the change they tell of', async () => {
      const { database } = backend();
      const undone = database.transaction(async (tx) => {
        await events.from(undefined)(tx, { kind: 'export', account: { email: ADDRESS } });
        throw new Error('the change failed');
      });
      await expect(undone).rejects.toThrow('the change failed');
      const kinds = await database.select({ kind: securityEvents.kind }).from(securityEvents).where(mine);
      expect(kinds).toEqual([{ kind: 'login' }]);
    });

    test.each([
      ['changed', () => sql`update security_events set kind = 'logout' where ${mine}`],
      ['deleted', () => sql`delete from security_events where ${mine}`],
      ['emptied', () => sql`truncate security_events`],
    ])('are not %s', async (_, statement) => {
      const { database } = backend();
      const failure = await database.execute(statement()).then(
        () => undefined,
        (error: Error) => String(error.cause),
      );
      expect(failure).toContain('security events are only added');
      expect(await database.$count(securityEvents, mine)).toBe(1);
    });

    test('may be deleted when a year is over', async () => {
      const { database } = backend();
      const at = new Date(Date.now() - 366 * 24 * 3_600_000);
      const [old] = await database
        .insert(securityEvents)
        .values({ kind: 'login', at })
        .returning({ id: securityEvents.id });
      await database.delete(securityEvents).where(eq(securityEvents.id, old?.id ?? 0));
      expect(await database.$count(securityEvents, eq(securityEvents.id, old?.id ?? 0))).toBe(0);
    });
  });
}
