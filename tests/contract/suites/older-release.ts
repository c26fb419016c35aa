import { createHash } from 'node:crypto';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { asc, eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { findSession } from '@tourbillon/backend/accounts/sessions.ts';
import { makeTables } from '@tourbillon/backend/copying/schema-version.ts';
import type { Session } from '@tourbillon/backend/database/session.ts';
import { type Database, MIGRATIONS, schema } from '@tourbillon/backend/database/database.ts';
import type { OpenDatabase } from '@tourbillon/backend/database/open/opened-database.ts';
import { findTicket } from '@tourbillon/backend/pledge/find-ticket.ts';

/** Number of migrations of the release that this test starts from: `0015_counters` is its latest. */
const OLDER = 16;

const TOKENS = { living: 'a'.repeat(43), ofOldProof: 'b'.repeat(43) };
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

const SESSION = `insert into sessions (hash, account_id, device, created_at, seen_at, expires_at) values`;
const REQUEST = `insert into requests (kind, payload, locale, key, sent_at, created_at) values`;
const CONSENT = `insert into consents (account_id, purpose, locale, text, given_at) values`;

/** Rows that that release has stored, in its own tables. */
const ROWS = [
  `insert into accounts (email, name, phone, nickname, notify_type, locale, password_hash, password_changed_at, created_at)
    values ('old@x.test', 'Anna', '+79123456789', '', 1, 'ru', 'hash', now(), now()),
      ('other@x.test', 'Petr', '+79123456780', '', 1, 'ru', 'hash', now(), now())`,
  `${SESSION} ('${hashOf(TOKENS.living)}', 1, '', now() - interval '80 days', now(), now() + interval '30 days'),
    ('${hashOf(TOKENS.ofOldProof)}', 2, '', now() - interval '100 days', now(), now() + interval '30 days')`,
  `${REQUEST} ('feedback', '{}', 'ru', 'with consent', '2026-11-20T10:00:00.001Z', now()),
    ('feedback', '{}', 'ru', 'of nobody', '2026-11-20T10:00:00.002Z', now()),
    ('purchase', '{}', 'ru', 'with an order', '2026-11-20T10:00:00.003Z', now()),
    ('appeal', '{}', 'ru', 'one of two', '2026-11-20T10:00:00.004Z', now()),
    ('appeal', '{}', 'ru', 'the other of two', '2026-11-20T10:00:00.004Z', now())`,
  `${CONSENT} (1, 'feedback', 'ru', 'ru-1', '2026-11-20T10:00:00.001Z'),
    (2, 'appeal', 'ru', 'ru-1', '2026-11-20T10:00:00.004Z')`,
  `insert into orders (account_id, request_id, item_url, wish, state, state_at, created_at)
    values (1, 3, 'watch', 'reserve', 'in_stock', now(), now())`,
  `insert into pledge_tickets (number, printed, city, phone_digits, due, grace_end, amount, currency)
    values ('77104217', '77-104217', 'moscow', '4567', '2026-12-16', '2027-01-15', 1284000, 'RUB')`,
  `insert into account_tickets (account_id, number, proved_at) values (1, '77104217', now())`,
  `insert into saved_items (account_id, list, url, catalog_type, kept, changed_at)
    values (1, 'favorite', 'watch', 'clock', true, now())`,
  `insert into alerts (owner, subject, kind, recipient, locale, created_at)
    values ('account:1', 'filter:1', 'filter', 'old@x.test', 'ru', now())`,
  `insert into mail_queue (recipient, locale, template, due_at, created_at)
    values ('old@x.test', 'ru', 'welcome', now(), now())`,
];

/** Creates the tables of that release and fills them. */
export async function fillTablesOfOldRelease(session: Session): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  await makeTables(
    session,
    known.slice(0, OLDER).map(({ hash }) => hash),
  );
  for (const rows of ROWS) await session.query(rows);
}

/**
 * Migrates a database that that release has filled.
 * @param openFilled an empty database after `fillTablesOfOldRelease`.
 */
export function olderReleaseSuite(
  openFilled: () => Promise<Pick<OpenDatabase, 'database' | 'migrate' | 'close'>>,
): void {
  test('what the release before it has stored lives on', { timeout: 60_000 }, async () => {
    const { database, migrate, close } = await openFilled();
    onTestFinished(close);
    const before = await countsOf(database);
    expect(before).toMatchObject({ accounts: 2, sessions: 2, requests: 5, saved_items: 1, mail_queue: 1 });
    await migrate();
    expect(await countsOf(database)).toMatchObject(before);

    const { requests, accounts, mailQueue } = schema;
    const owned = await database
      .select({ key: requests.key, email: accounts.email })
      .from(requests)
      .leftJoin(accounts, eq(accounts.id, requests.accountId))
      .orderBy(asc(requests.id));
    expect(owned.map(({ key, email }) => [key, email])).toEqual([
      ['with consent', 'old@x.test'],
      ['of nobody', null],
      ['with an order', 'old@x.test'],
      ['one of two', null],
      ['the other of two', null],
    ]);

    const living = await findSession(database, TOKENS.living);
    expect(living).toMatchObject({
      account: { email: 'old@x.test' },
      session: { place: '', deviceId: null },
    });
    expect(await findSession(database, TOKENS.ofOldProof), 'D95: 90 days at most').toBeUndefined();

    const chosen = await database
      .select({ email: accounts.email, options: accounts.notifications })
      .from(accounts)
      .orderBy(asc(accounts.id));
    expect(chosen, 'D618: who gets letters about a filter goes on getting them').toEqual([
      { email: 'old@x.test', options: ['arrival_notices'] },
      { email: 'other@x.test', options: [] },
    ]);

    const asked = { number: '77104217', city: 'moscow', digits: '4567', code: '' };
    expect(await findTicket(database, asked, '2026-11-22'), 'without a code').toMatchObject({
      number: '77-104217',
    });
    expect(await findTicket(database, { ...asked, digits: '0000' }, '2026-11-22')).toBeNull();
    expect(await database.select({ state: mailQueue.state }).from(mailQueue)).toEqual([{ state: 'waiting' }]);
  });
}

/** Number of rows of each table. */
async function countsOf(database: Database): Promise<Record<string, number>> {
  const read = async (text: string) =>
    ((await database.execute(sql.raw(text))) as unknown as { rows: { name: string; rows: number }[] }).rows;
  const tables = await read(`select tablename as name from pg_tables where schemaname = 'public'`);
  const each = tables.map(({ name }) => `select '${name}' as name, count(*)::int as rows from "${name}"`);
  return Object.fromEntries((await read(each.join(' union all '))).map(({ name, rows }) => [name, rows]));
}
