import { and, eq, inArray, like } from 'drizzle-orm';
import { expect } from 'vitest';
import { notifyStockChanges } from '@tourbillon/backend/alerts/notify-stock-changes.ts';
import { loadCatalogue } from '@tourbillon/backend/catalogue/load-catalogue.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import { startAlertOfFilter } from '@tourbillon/backend/alerts/filter-alerts.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import type { MailingOption } from '@tourbillon/domain/contract/subscription.ts';

const { accounts, alertNotices, alerts, items, mailQueue, savedFilters, stockEvents } = schema;
type Row = typeof items.$inferInsert;

/** Secret of the links in letters. */
export const KEY = 'trial';

/** Address of the notified person. */
export const READER = 'reader@alerts.test';

/** Actions for the tests of alerts. */
export type AlertSteps = ReturnType<typeof alertSteps>;

/** Makes the actions for a backend. */
export function alertSteps(backend: () => Backend) {
  const added: string[] = [];

  /** Adds a test watch to the stock. */
  const add = async (url: string, row: Partial<Row> = {}, database = backend().database) => {
    const [sample] = await database.select().from(items).where(eq(items.id, 1));
    if (!sample) throw new Error('The stock is empty');
    const { id: _, ...like } = sample;
    const values = {
      ...like,
      url,
      number: '',
      stock: 'current' as const,
      availability: 'in_stock',
      reference: `R-${url}`,
      gender: 'men',
      priceUsd: 10_000,
      discountUsd: null,
      soldAt: null,
      publishedAt: new Date(),
      ...row,
    };
    const [stored] = await database.insert(items).values(values).returning();
    added.push(url);
    return stored!;
  };
  const change = (url: string, row: Partial<Row>) =>
    backend().database.update(items).set(row).where(eq(items.url, url));
  const account = async (notifications: MailingOption[], row: Partial<typeof accounts.$inferInsert> = {}) => {
    const [stored] = await backend()
      .database.insert(accounts)
      .values({
        email: READER,
        confirmedAt: new Date('2026-01-01'),
        name: 'Reader',
        phone: '+79000000000',
        nickname: '',
        notifyType: 1,
        locale: 'uz',
        passwordHash: '-',
        passwordChangedAt: new Date('2026-01-01'),
        notifications,
        createdAt: new Date('2026-01-01'),
        ...row,
      })
      .returning();
    return stored!.id;
  };
  /** Adds a saved filter with notices switched on. */
  const filter = async (
    accountId: number,
    title: string,
    filters: Record<string, unknown>,
    createdAt = new Date('2026-01-01'),
  ) => {
    const { database } = backend();
    const kept = { accountId, title, path: '/clocks_today/', search: '?genders=men', filters };
    const [saved] = await database
      .insert(savedFilters)
      .values({ ...kept, locale: 'uz', createdAt })
      .returning();
    const [owner] = await database.select().from(accounts).where(eq(accounts.id, accountId));
    await startAlertOfFilter(database, owner!, saved!, createdAt);
  };
  /** Sends pending notices, by the running backend's worker or directly, and returns the letters. */
  const letters = async () => {
    const { database } = backend();
    // Reading the whole stock takes longest: do it only when there are events.
    if ((await database.$count(stockEvents)) > 0) {
      const catalogue = await loadCatalogue(database);
      while ((await notifyStockChanges(database, { catalogue, key: KEY })).events > 0);
      await expect.poll(() => database.$count(stockEvents), { timeout: 60_000 }).toBe(0);
    }
    const rows = await database.select().from(mailQueue).where(like(mailQueue.recipient, '%@alerts.test'));
    return rows.sort((a, b) => a.id - b.id);
  };

  /** Notices about an item that the reader has received. */
  const toldOf = async (url: string) => {
    const rows = await backend()
      .database.select({ event: alertNotices.event })
      .from(alertNotices)
      .innerJoin(items, eq(items.id, alertNotices.itemId))
      .where(and(eq(items.url, url), eq(alertNotices.recipient, READER)));
    return rows.map(({ event }) => event);
  };

  /** Deletes the rows of a test. */
  const clear = async () => {
    const { database } = backend();
    await database.delete(accounts).where(like(accounts.email, '%@alerts.test'));
    await database.delete(alerts);
    await database.delete(items).where(inArray(items.url, added.splice(0)));
    await database.delete(mailQueue).where(like(mailQueue.recipient, '%@alerts.test'));
    await database.delete(alertNotices);
    await database.delete(stockEvents);
  };

  return { backend, add, change, account, filter, letters, toldOf, clear };
}
