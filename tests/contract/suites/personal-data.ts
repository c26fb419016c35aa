import { and, eq, getTableName, inArray, is, type SQL } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import type { ExportPart } from '@tourbillon/domain/contract/personal-area/export-parts.ts';
import { deleteOldTickets } from '@tourbillon/backend/pledge/delete-old-tickets.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import { deleteAccounts } from '@tourbillon/backend/privacy/delete-account.ts';
import { exportOf } from '@tourbillon/backend/privacy/export-account.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import type { UploadFolder } from '@tourbillon/backend/uploads/upload-folder.ts';
import { type accountSteps, UNRECORDED } from '../account-steps.ts';
import { type PersonalDataRows, insertPersonalData } from '../insert-personal-data.ts';
import { areaSteps } from './area.ts';

const NO_UPLOADS = { remove: () => Promise.resolve() } as unknown as UploadFolder;
const DAY = 24 * 3_600_000;

/**
 * What happens to rows when their account is deleted: they are deleted, or stay as the shop's record without the
 * account.
 */
type After = 'gone' | 'record';

/**
 * Tables with data of an account: its rows, the part of the export that shows them, and what a deletion leaves.
 */
function personalTables(
  held: PersonalDataRows,
): [PgTable, SQL | undefined, ExportPart | 'protects the account' | 'with its request', After][] {
  const { account, email, request, purchase, order, offer, ticket, subscriber } = held;
  const s = schema;
  return [
    [s.accounts, eq(s.accounts.id, account), 'account', 'gone'],
    [s.sessions, eq(s.sessions.accountId, account), 'sessions', 'gone'],
    [s.accountDevices, eq(s.accountDevices.accountId, account), 'devices', 'gone'],
    [s.passkeys, eq(s.passkeys.accountId, account), 'passkeys', 'gone'],
    [s.accountSecurity, eq(s.accountSecurity.accountId, account), 'protects the account', 'gone'],
    [s.recoveryCodes, eq(s.recoveryCodes.accountId, account), 'protects the account', 'gone'],
    [s.passkeyChallenges, eq(s.passkeyChallenges.accountId, account), 'protects the account', 'gone'],
    [s.loginTickets, eq(s.loginTickets.accountId, account), 'protects the account', 'gone'],
    [s.mailTokens, eq(s.mailTokens.accountId, account), 'protects the account', 'gone'],
    [s.consents, eq(s.consents.accountId, account), 'consents', 'gone'],
    [s.requests, eq(s.requests.id, request), 'requests', 'gone'],
    [s.requestMessages, eq(s.requestMessages.requestId, request), 'threads', 'gone'],
    [s.requestLinks, eq(s.requestLinks.requestId, request), 'with its request', 'gone'],
    [s.reviewDecisions, eq(s.reviewDecisions.requestId, request), 'with its request', 'gone'],
    [s.offers, eq(s.offers.requestId, request), 'offers', 'gone'],
    [s.appointments, eq(s.appointments.offerId, offer), 'appointments', 'gone'],
    [s.orders, eq(s.orders.requestId, purchase), 'orders', 'record'],
    [s.orderMessages, eq(s.orderMessages.orderId, order), 'messages', 'record'],
    [s.savedItems, eq(s.savedItems.accountId, account), 'favorite', 'gone'],
    [s.savedFilters, eq(s.savedFilters.accountId, account), 'filters', 'gone'],
    [s.alerts, inArray(s.alerts.owner, [`account:${account}`, `request:${purchase}`]), 'alerts', 'gone'],
    [s.alertNotices, eq(s.alertNotices.recipient, email), 'notices', 'gone'],
    [s.subscribers, eq(s.subscribers.email, email), 'mailing', 'gone'],
    [s.subscriptionTokens, eq(s.subscriptionTokens.subscriberId, subscriber), 'protects the account', 'gone'],
    // Queued letters are still sent, also the one that confirms the request.
    [s.mailQueue, and(eq(s.mailQueue.recipient, email), eq(s.mailQueue.state, 'sent')), 'letters', 'gone'],
    [s.accountTickets, eq(s.accountTickets.accountId, account), 'tickets', 'gone'],
    [s.ticketReminders, eq(s.ticketReminders.accountId, account), 'reminders', 'gone'],
    [s.pledgeTickets, eq(s.pledgeTickets.number, ticket), 'tickets', 'record'],
    [s.ticketEvents, eq(s.ticketEvents.number, ticket), 'ticket_events', 'record'],
  ];
}

/**
 * Tables of the shop, its goods and internal state: they contain nothing of a visitor, or only a keyed hash or a
 * number.
 */
const OF_THE_SHOP =
  'appealNumbers articles availabilityChanges brands catalogueChanges changeFeed changes cities collections contentDocuments contentDrafts contentFiles contentVersions counters currencyRates drafts faq inspections itemEdits itemPhotos itemPrices items markers missedSearches pages securityEvents services stockEvents stockNews'.split(
    ' ',
  );

/** Tables of colleagues: they are deleted with an account of the desk, or stay as its log. */
const OF_THE_DESK =
  'staff staffAudit staffChallenges staffHandles staffInvitations staffNewAuthenticators staffPasskeys staffSessions'.split(
    ' ',
  );

/** Every table with personal data: what the export of an account shows, and what its deletion leaves. */
export function personalDataSuite(
  backend: () => Backend,
  { holder, rowOf }: ReturnType<typeof accountSteps>,
): void {
  const { confirm } = areaSteps(backend);

  describe('personal data', () => {
    test('a table says whose data it holds before it is there', () => {
      const known = personalTables({} as PersonalDataRows).map(([table]) => getTableName(table));
      const named = [...OF_THE_SHOP, ...OF_THE_DESK].map((name) => getTableName(schema[name as 'items']));
      const all = Object.values(schema).filter((one) => is(one, PgTable));
      expect(all.map((table) => getTableName(table)).toSorted()).toEqual([...known, ...named].toSorted());
    });

    test('each part of the export shows its table; deletion leaves records alone, without the account', async () => {
      const { database } = backend();
      const email = 'personal-data@x.test';
      await holder(email);
      await confirm(email);
      const account = await rowOf(email);
      if (!account) throw new Error('no account');
      const held = await insertPersonalData(database, account);
      const tables = personalTables(held);
      const left = () =>
        Promise.all(
          tables.map(
            async ([table, own]) => [getTableName(table), await database.$count(table, own)] as const,
          ),
        );
      const before = await left();
      expect(before.filter(([, rows]) => rows === 0)).toEqual([]);

      const parts = await exportOf(database, account, 'key');
      const shown = tables.flatMap(([, , part]) => (part in parts ? [part as ExportPart] : []));
      expect(shown.filter((part) => parts[part].length === 0)).toEqual([]);
      // The state that the page of the offer shows: its term is over.
      expect(parts.offers).toMatchObject([{ state: 'expired', state_at: parts.offers[0]?.valid_until }]);
      const text = JSON.stringify(parts);
      for (const word of held.words) expect(text).toContain(word);
      for (const secret of held.secrets) expect(text).not.toContain(secret);

      await database
        .update(schema.accounts)
        .set({ deleteAt: new Date(0) })
        .where(eq(schema.accounts.id, account.id));
      await deleteAccounts(database, NO_UPLOADS, UNRECORDED);
      const kept = (await left()).filter(([, rows]) => rows > 0).map(([name]) => name);
      const records = tables
        .filter(([, , , after]) => after === 'record')
        .map(([table]) => getTableName(table));
      expect(kept).toEqual(records);
      const [order] = await database.select().from(schema.orders).where(eq(schema.orders.id, held.order));
      expect(order?.accountId).toBeNull();
      await database.delete(schema.requests).where(eq(schema.requests.id, held.purchase));
    });

    test('§9 a pledge ticket goes, with what became of it, when its grace month is over for as long as records are kept', async () => {
      const { database } = backend();
      const { pledgeTickets, ticketEvents } = schema;
      const [row] = await database.select().from(pledgeTickets).where(eq(pledgeTickets.number, 'PERSONAL1'));
      const over = (days: number) => new Date(Date.parse(row?.graceEnd ?? '') + days * DAY);
      const count = () =>
        Promise.all([
          database.$count(pledgeTickets, eq(pledgeTickets.number, 'PERSONAL1')),
          database.$count(ticketEvents, eq(ticketEvents.number, 'PERSONAL1')),
        ]);
      await deleteOldTickets(database, { records: 100_000 }, over(100_000));
      expect(await count()).toEqual([1, 1]);
      // Only tickets that end before all others are deleted.
      await deleteOldTickets(database, { records: 100_000 }, over(100_001));
      expect(await count()).toEqual([0, 0]);
    });
  });
}
