import { eq, inArray, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { unsubscribeToken } from '@tourbillon/backend/mailed-links/unsubscribe-token.ts';
import { endLetters } from '@tourbillon/backend/alerts/end-letters.ts';
import { addItemAlert } from '@tourbillon/backend/alerts/add-item-alert.ts';
import { notifyStockChanges } from '@tourbillon/backend/alerts/notify-stock-changes.ts';
import { loadCatalogue } from '@tourbillon/backend/catalogue/load-catalogue.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import type { MailingOption } from '@tourbillon/domain/contract/subscription.ts';
import { type AlertSteps, KEY, READER } from './steps.ts';

const { accounts, alertNotices, alerts, mailQueue, stockEvents, stockNews } = schema;

/** Whose saved filter an arrival matches. */
export function filterAlertTests({
  backend,
  add,
  change,
  account,
  filter,
  letters,
  toldOf,
}: AlertSteps): void {
  test('a saved filter is told in the person’s language, each item once though two filters have it', async () => {
    const id = await account(['arrival_notices']);
    await filter(id, 'Men', { 'genders[]': ['men'] });
    await filter(id, 'Cheap', { price_to: 20_000 });
    await filter(id, 'Women', { 'genders[]': ['women'] });
    await add('alert-one');
    await add('alert-two', { gender: null });
    const told = await letters();
    expect(told.every(({ template, locale }) => template === 'arrived-filter' && locale === 'uz')).toBe(true);
    expect(await toldOf('alert-one')).toEqual(['arrived']);
    expect(await toldOf('alert-two')).toEqual(['arrived']);
  });

  test('D632 a lapsed hold is no arrival for a saved filter or the weekly letter, and is told to who waits for the piece', async () => {
    const { database } = backend();
    await filter(await account(['arrival_notices']), 'All', {});
    const url = 'alert-lapsed';
    const publishedAt = new Date(Date.now() - 3 * 24 * 3_600_000);
    const { id } = await add(url, { availability: 'reserved', publishedAt });
    const { id: fresh } = await add('alert-fresh');
    const wish = { owner: 'request:3', item: `clock/${url}`, recipient: 'waits@alerts.test', locale: 'en' } as const; // prettier-ignore
    await addItemAlert(database, wish);
    await change(url, { availability: 'in_stock' });
    const told = await letters();
    expect(told.filter(({ recipient }) => recipient === 'waits@alerts.test')).toMatchObject([
      { template: 'arrived-item' },
    ]);
    expect(await toldOf(url)).toEqual([]);
    expect(await toldOf('alert-fresh')).toEqual(['arrived']);
    const news = await database
      .select()
      .from(stockNews)
      .where(inArray(stockNews.itemId, [id, fresh]));
    expect(news).toMatchObject([{ itemId: fresh, kind: 'arrived' }]);
  });

  test.each<[string, MailingOption[], Partial<typeof accounts.$inferInsert>]>([
    ['has not confirmed its mailbox', ['arrival_notices'], { confirmedAt: null }],
    ['is being deleted', ['arrival_notices'], { deleteAt: new Date('2030-01-01') }],
  ])('an account that %s gets none', async (_, options, row) => {
    await filter(await account(options, row), 'All', {});
    await add('alert-quiet');
    expect(await letters()).toHaveLength(0);
  });

  test('D618 asking for letters about a filter turns their topic on; without it none are sent', async () => {
    const { database } = backend();
    const id = await account(['special_offers']);
    const mine = eq(accounts.id, id);
    await filter(id, 'All', {});
    const [asked] = await database.select().from(accounts).where(mine);
    expect(asked?.notifications).toEqual(['special_offers', 'arrival_notices']);
    await database
      .update(accounts)
      .set({ notifications: ['special_offers'] })
      .where(mine);
    await add('alert-unticked');
    expect(await letters()).toHaveLength(0);
    await database
      .update(accounts)
      .set({ notifications: ['arrival_notices'] })
      .where(mine);
    await add('alert-ticked');
    expect(await letters()).toMatchObject([{ template: 'arrived-filter' }]);
    expect(await toldOf('alert-unticked')).toEqual([]);
  });

  test('a filter saved afterwards has no part in what arrived before', async () => {
    await filter(await account(['arrival_notices']), 'Later', {}, new Date('2100-01-01'));
    await add('alert-early');
    expect(await letters()).toHaveLength(0);
  });

  test('a round that is killed between two parts tells the others afterwards, and nobody twice', async () => {
    const readers = ['one', 'two', 'three'].map((name) => `${name}@alerts.test`);
    for (const email of readers) await filter(await account([], { email }), 'All', {});
    const { database } = backend();
    const catalogue = await loadCatalogue(database);
    const told = (tx: typeof database) => tx.$count(mailQueue, inArray(mailQueue.recipient, readers));
    // In a transaction, so that the running backend does not see it.
    await database.transaction(async (tx) => {
      await add('alert-parts', {}, tx);
      const breathe = () => Promise.reject(new Error('killed'));
      const dying = notifyStockChanges(tx, { catalogue, key: KEY, most: 1, breathe });
      await expect(dying).rejects.toThrow('killed');
      expect([await told(tx), await tx.$count(stockEvents)]).toEqual([1, 1]);
    });
    await letters();
    await letters();
    const rows = await database.select().from(mailQueue).where(inArray(mailQueue.recipient, readers));
    expect(rows.map(({ recipient }) => recipient).sort()).toEqual([...readers].sort());
  });

  test('RFC 8058 one click ends all filters of a person, and another’s secret nothing', async () => {
    const { database } = backend();
    const id = await account(['special_offers']);
    await filter(id, 'All', {});
    await filter(id, 'Men', { 'genders[]': ['men'] });
    const [first] = await database.select().from(alerts);
    const token = unsubscribeToken({ kind: 'filter', id: first!.id }, KEY);
    const bent = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    await expect(endLetters(database, bent, KEY)).rejects.toThrow('not valid');
    expect(await database.$count(alerts, isNull(alerts.endedAt))).toBe(2);
    await endLetters(database, token, KEY);
    await endLetters(database, token, KEY);
    expect(await database.$count(alerts, isNull(alerts.endedAt))).toBe(0);
    await add('alert-ended');
    expect(await letters()).toHaveLength(0);
  });

  test('notices to a person go with the person', async () => {
    const { database } = backend();
    const id = await account(['arrival_notices']);
    await filter(id, 'All', {});
    await add('alert-forgotten');
    await letters();
    const mine = () => database.$count(alertNotices, eq(alertNotices.recipient, READER));
    expect(await mine()).toBeGreaterThan(0);
    await database.delete(accounts).where(eq(accounts.id, id));
    expect(await mine()).toBe(0);
  });
}
