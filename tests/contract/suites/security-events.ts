import { desc, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { schema } from '@tourbillon/backend/database/database.ts';
import { staffKey } from '@tourbillon/backend/data-directory/staff-key.ts';
import { ALL_KEY, MOST_ROWS } from '@tourbillon/backend/security-events/limit-repeated-events.ts';
import { deleteOldEvents } from '@tourbillon/backend/security-events/delete-old-events.ts';
import type { StoredEvent } from '@tourbillon/backend/security-events/list-events.ts';
import { openSecurityEvents } from '@tourbillon/backend/security-events/security-events.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { send } from '../ask.ts';

const { securityEvents } = schema;

/** Address of the account whose events the tests of the table write. */
const ADDRESS = 'Only-Added@x.test';

/** Events of accounts and data, kept for a year. */
export function securityEventsSuite(backend: () => Backend, dataDir: string): void {
  const events = openSecurityEvents('a key of the test');
  const network = 'N'.repeat(43);
  const mine = eq(securityEvents.address, events.hash('address', ADDRESS.toLowerCase()));

  describe('security events', () => {
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

    test('those of a year ago and older are deleted, the others stay', async () => {
      const { database } = backend();
      const all = await database.$count(securityEvents);
      const at = new Date(Date.now() - 400 * 24 * 3_600_000);
      await database
        .insert(securityEvents)
        .values(Array.from({ length: 3 }, () => ({ kind: 'logout' as const, at })));
      await deleteOldEvents(database, 450);
      expect(await database.$count(securityEvents)).toBe(all + 3);
      await deleteOldEvents(database, 366);
      expect(await database.$count(securityEvents)).toBe(all);
    });
  });

  describe('refusals do not fill the table', () => {
    const crowd = 'C'.repeat(43);
    const record = events.from(crowd);
    const refuse = (email: string) =>
      record(backend().database, { kind: 'login_failed', account: { email }, detail: 'password' });
    const ofAddress = (email: string) =>
      backend()
        .database.select()
        .from(securityEvents)
        .where(eq(securityEvents.address, events.hash('address', email)))
        .orderBy(securityEvents.id);

    test('of one account from one network each is a row, then each doubling with their number', async () => {
      for (let n = 0; n < 40; n += 1) await refuse('many@x.test');
      const amounts = (await ofAddress('many@x.test')).map(({ amount }) => amount);
      expect(amounts).toEqual([...Array<null>(MOST_ROWS.same).fill(null), 16, 32]);
    });

    test('neither do those of one network at many accounts; who logs in is recorded all the same', async () => {
      for (let n = 0; n < 150; n += 1) await refuse(`many-${n}@x.test`);
      const { database } = backend();
      const rows = await database.select().from(securityEvents).where(eq(securityEvents.network, crowd));
      expect(rows).toHaveLength(MOST_ROWS.network + 1);
      expect(rows.at(-1)).toMatchObject({ kind: 'login_failed', address: null, account: null, amount: 128 });
      await record(database, {
        kind: 'login',
        account: { id: 78, email: 'many@x.test' },
        detail: 'password',
      });
      expect((await ofAddress('many@x.test')).at(-1)).toMatchObject({ kind: 'login', network: crowd });
    });

    test('nor those of all networks', async () => {
      const { database } = backend();
      const endsAt = new Date(Date.now() + 60_000);
      const counted = (count: number) =>
        database
          .insert(schema.counters)
          .values({ key: ALL_KEY, count, endsAt })
          .onConflictDoUpdate({ target: schema.counters.key, set: { count, endsAt } });
      const from = (letter: string) =>
        events.from(letter.repeat(43))(database, { kind: 'login_failed', account: { email: 'all@x.test' } });
      const last = async () =>
        (await database.select().from(securityEvents).orderBy(desc(securityEvents.id)).limit(1))[0];
      try {
        await counted(MOST_ROWS.all);
        const before = await last();
        await from('D');
        expect(await last()).toEqual(before);
        await counted(1_023);
        await from('E');
        expect(await last()).toMatchObject({ address: null, network: null, amount: 1_024 });
      } finally {
        await database.delete(schema.counters).where(eq(schema.counters.key, ALL_KEY));
      }
    });
  });

  /** The latest event, without fields that differ each time. */
  const latest = async () => {
    const [row] = await backend()
      .database.select()
      .from(securityEvents)
      .orderBy(desc(securityEvents.id))
      .limit(1);
    const { kind, detail, rows, amount } = row ?? {};
    return { kind, detail, rows, amount };
  };
  const staff = (path: string, init: RequestInit = {}, key = staffKey(dataDir)) =>
    fetch(`${backend().url}/staff${path}`, {
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      ...init,
    });

  describe('what the staff does is recorded', () => {
    test('reading', async () => {
      const { data } = (await (await staff('/requests')).json()) as { data: { id: number }[] };
      const rows = data.length > 100 ? null : data.map(({ id }) => id);
      expect(await latest()).toEqual({ kind: 'staff_read', detail: 'requests', rows, amount: data.length });
      await staff('/orders');
      expect(await latest()).toMatchObject({ kind: 'staff_read', detail: 'orders' });
    });

    test('changing, with what was changed; what changes nothing is none', async () => {
      const body = { user_name: 'Анна', telephone: '', email: 'events@x.test', message: 'Q', city: 'moscow' };
      expect((await send(backend().url, 'ru', 'question', body)).status).toBe(200);
      const [asked] = await backend()
        .database.select({ id: schema.requests.id })
        .from(schema.requests)
        .orderBy(desc(schema.requests.id))
        .limit(1);
      const taken = { method: 'POST', body: JSON.stringify({ ids: [asked?.id] }) };
      await staff('/requests/taken', taken);
      const changed = { kind: 'staff_change', detail: 'request_taken', rows: [asked?.id], amount: 1 };
      expect(await latest()).toEqual(changed);
      const before = await backend().database.$count(securityEvents);
      await staff('/requests/taken', taken);
      expect(await backend().database.$count(securityEvents)).toBe(before);
    });

    test('a wrong key', async () => {
      expect((await staff('/requests', {}, 'wrong')).status).toBe(404);
      expect(await latest()).toMatchObject({ kind: 'staff_refused' });
    });

    test('reading these events: by an address, whatever it was called then', async () => {
      const { database } = backend();
      const record = openSecurityEvents(staffKey(dataDir)).from(undefined);
      await record(database, { kind: 'login', account: { id: 4711, email: 'before@x.test' } });
      await record(database, { kind: 'address_changed', account: { id: 4711, email: 'after@x.test' } });
      const response = await staff('/security-events?account=After@x.test');
      const { data } = (await response.json()) as { data: StoredEvent[] };
      expect(data.map(({ kind }) => kind)).toEqual(['login', 'address_changed']);
      expect(await latest()).toMatchObject({ kind: 'staff_read', detail: 'security_events', amount: 2 });
      expect((await staff('/security-events?kind=nonsense')).status).toBe(422);
    });
  });

  describe('what a storefront sees is recorded', () => {
    test.each([
      [{ kind: 'limit_reached', detail: 'logins' }, 'logins'],
      [{ kind: 'publish_refused' }, 'storefront'],
    ])('%j', async (event, detail) => {
      expect((await send(backend().url, 'ru', 'noteSecurityEvent', event)).status).toBe(200);
      expect(await latest()).toMatchObject({ kind: event.kind, detail });
    });

    test('words of a visitor are none', async () => {
      const event = { kind: 'limit_reached', detail: 'anna@x.test' };
      expect((await send(backend().url, 'ru', 'noteSecurityEvent', event)).status).toBe(422);
    });

    test('an order to import that nobody signed', async () => {
      const order = { timestamp: '1', signature: 'sha256=0' };
      expect((await send(backend().url, 'ru', 'importContent', order)).status).toBe(403);
      expect(await latest()).toMatchObject({ kind: 'publish_refused', detail: 'backend' });
    });
  });

  describe('control characters are refused, whatever the field', () => {
    const body = { user_name: 'Анна', telephone: '', email: 'c@x.test', message: 'a\nb', city: 'moscow' };
    test.each([
      ['user_name', { user_name: 'Анна\u001b[2J' }],
      ['message', { message: 'a\u0000b' }],
      ['message', { message: 'a\u009b31m' }],
      ['feedback_phone', { feedback_phone: '\u0007' }],
      ['unheard_of', { unheard_of: [{ deep: '\u007f' }] }],
    ])('%s', async (field, typed) => {
      const { status, body: response } = await send(backend().url, 'ru', 'question', { ...body, ...typed });
      expect([status, (response as { errors: object }).errors]).toEqual([422, { [field]: ['characters'] }]);
    });

    test('what nobody sees is left out, lines of a message stay', async () => {
      const typed = { user_name: 'Ан\u202eна', message: 'a\r\nb\u2066c\u2069 👨‍👩‍👧' };
      expect((await send(backend().url, 'ru', 'question', { ...body, ...typed })).status).toBe(200);
      const [row] = await backend()
        .database.select({ payload: schema.requests.payload })
        .from(schema.requests)
        .orderBy(desc(schema.requests.id))
        .limit(1);
      expect(row?.payload).toMatchObject({ user_name: 'Анна', message: 'a\nbc 👨‍👩‍👧' });
    });
  });
}
