import { and, eq, inArray, isNull, like } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { unsubscribeToken } from '@tourbillon/backend/mailed-links/unsubscribe-token.ts';
import { endLetters } from '@tourbillon/backend/alerts/end-letters.ts';
import { addItemAlert } from '@tourbillon/backend/alerts/add-item-alert.ts';
import { notifyStockChanges } from '@tourbillon/backend/alerts/notify-stock-changes.ts';
import { loadCatalogue } from '@tourbillon/backend/catalogue/load-catalogue.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import { startAlertOfFilter } from '@tourbillon/backend/alerts/filter-alerts.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import type { MailingOption } from '@tourbillon/domain/contract/subscription.ts';

const { accounts, alertNotices, alerts, items, mailQueue, savedFilters, savedItems, stockEvents, stockNews } =
  schema;
type Row = typeof items.$inferInsert;

const KEY = 'trial';
const READER = 'reader@alerts.test';

/** People are notified once of arrivals and of lower prices. */
export function alertsSuite(backend: () => Backend): void {
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

  /** Notices that the reader has got about an item. */
  const toldOf = async (url: string) => {
    const rows = await backend()
      .database.select({ event: alertNotices.event })
      .from(alertNotices)
      .innerJoin(items, eq(items.id, alertNotices.itemId))
      .where(and(eq(items.url, url), eq(alertNotices.recipient, READER)));
    return rows.map(({ event }) => event);
  };

  describe('alerts', () => {
    beforeEach(async () => void (await letters()));
    afterEach(async () => {
      const { database } = backend();
      await database.delete(accounts).where(like(accounts.email, '%@alerts.test'));
      await database.delete(alerts);
      await database.delete(items).where(inArray(items.url, added.splice(0)));
      await database.delete(mailQueue).where(like(mailQueue.recipient, '%@alerts.test'));
      await database.delete(alertNotices);
      await database.delete(stockEvents);
    });

    test('§3 who asked to hear of a held item is told when it is free, once, and the wish ends', async () => {
      await add('alert-held', { availability: 'reserved' });
      const { database } = backend();
      const wish = { owner: 'request:1', item: 'clock/alert-held', recipient: READER, locale: 'ua' } as const;
      await addItemAlert(database, wish);
      await addItemAlert(database, wish);
      expect(await letters()).toHaveLength(0);
      await change('alert-held', { availability: 'in_stock' });
      expect(await letters()).toMatchObject([{ locale: 'ua', template: 'arrived-item', recipient: READER }]);
      await change('alert-held', { availability: 'reserved' });
      await change('alert-held', { availability: 'in_stock' });
      expect(await letters()).toHaveLength(1);
      const [row] = await database.select().from(alerts);
      expect(row?.endedAt).not.toBeNull();
    });

    test('§3 of a sold item the next of its reference is told', async () => {
      await add('alert-sold', { stock: 'archive', availability: 'sold', reference: 'ALERT-77' });
      const wish = { owner: 'request:2', item: 'clock/alert-sold', recipient: READER, locale: 'en' } as const;
      await addItemAlert(backend().database, wish);
      await add('alert-other', { reference: 'ALERT-78' });
      expect(await letters()).toHaveLength(0);
      await add('alert-next', { reference: 'alert 77' });
      expect(await letters()).toHaveLength(1);
    });

    test('an item that is gone again before the letter is not told', async () => {
      await account(['arrival_notices']).then((id) => filter(id, 'All', {}));
      await backend().database.transaction(async (tx) => {
        await add('alert-gone', {}, tx);
        await tx.update(items).set({ availability: 'reserved' }).where(eq(items.url, 'alert-gone'));
      });
      await letters();
      expect(await toldOf('alert-gone')).toEqual([]);
    });

    test.each([
      ['held', { availability: 'reserved' }],
      ['kept for somebody', { availability: 'in_reserve' }],
      [
        'sold',
        { availability: 'sold', stock: 'archive', soldAt: new Date('2026-11-01'), soldPriceUsd: 9_000 },
      ],
    ] as const)('D374 a lower price of a piece that is %s before the letter is not told', async (_, row) => {
      const { database } = backend();
      const accountId = await account(['special_offers']);
      const saved = { list: 'favorite', catalogType: 'clock', url: 'alert-late', kept: true } as const;
      await database.insert(savedItems).values({ ...saved, accountId, changedAt: new Date('2026-01-01') });
      await add('alert-late');
      // In a transaction, so that the running backend does not see the price alone.
      await database.transaction(async (tx) => {
        await tx.update(items).set({ discountUsd: 9_000 }).where(eq(items.url, 'alert-late'));
        await tx.update(items).set(row).where(eq(items.url, 'alert-late'));
      });
      expect(await letters()).toEqual([]);
      expect(await toldOf('alert-late')).toEqual([]);
    });

    test('a saved filter is told in the person’s language, each item once though two filters have it', async () => {
      const id = await account(['arrival_notices']);
      await filter(id, 'Men', { 'genders[]': ['men'] });
      await filter(id, 'Cheap', { price_to: 20_000 });
      await filter(id, 'Women', { 'genders[]': ['women'] });
      await add('alert-one');
      await add('alert-two', { gender: null });
      const told = await letters();
      expect(told.every(({ template, locale }) => template === 'arrived-filter' && locale === 'uz')).toBe(
        true,
      );
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

    test('a favourite that costs less is told with both prices, each price once', async () => {
      const { database } = backend();
      const accountId = await account(['special_offers']);
      await add('alert-dear');
      const saved = {
        accountId,
        list: 'favorite',
        catalogType: 'clock',
        changedAt: new Date('2026-01-01'),
      } as const;
      await database.insert(savedItems).values({ ...saved, url: 'alert-dear', kept: true });
      await change('alert-dear', { priceUsd: 11_000 });
      expect(await letters()).toHaveLength(0);
      await change('alert-dear', { discountUsd: 9_000 });
      await change('alert-dear', { discountUsd: 8_000 });
      const [letter] = await letters();
      expect(letter).toMatchObject({ template: 'price-drop', locale: 'uz' });
      await change('alert-dear', { discountUsd: 9_000 });
      await change('alert-dear', { discountUsd: 8_000 });
      expect((await letters()).length).toBeLessThanOrEqual(2);
      const before = (await letters()).length;
      await change('alert-dear', { discountUsd: 9_000 });
      await letters();
      await change('alert-dear', { discountUsd: 8_000 });
      expect(await letters()).toHaveLength(before);
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

    test('a piece whose price somebody asked about is told like a favourite, in one letter; one click ends both', async () => {
      const { database } = backend();
      const accountId = await account(['special_offers'], { locale: 'ua' });
      await add('alert-asked');
      await add('alert-both');
      const since = new Date('2026-01-01');
      const asked = (url: string) => ({ owner: `account:${accountId}`, subject: `price:clock/${url}`, kind: 'price' as const, itemUrl: url, recipient: READER, locale: 'uz' as const, createdAt: since }); // prettier-ignore
      await database.insert(alerts).values([asked('alert-asked'), asked('alert-both')]);
      const saved = { accountId, list: 'favorite', catalogType: 'clock', changedAt: since } as const;
      await database.insert(savedItems).values({ ...saved, url: 'alert-both', kept: true });
      await database
        .update(items)
        .set({ discountUsd: 9_000 })
        .where(inArray(items.url, ['alert-asked', 'alert-both']));
      expect(await letters()).toMatchObject([{ template: 'price-drop', locale: 'ua' }]);
      expect([await toldOf('alert-asked'), await toldOf('alert-both')]).toEqual([
        ['price:9000'],
        ['price:9000'],
      ]);
      await endLetters(database, unsubscribeToken({ kind: 'prices', id: accountId }, KEY), KEY);
      await change('alert-asked', { discountUsd: 8_000 });
      expect(await letters()).toHaveLength(1);
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

    test('RFC 8058 one click ends letters about prices, and leaves the other options', async () => {
      const { database } = backend();
      const id = await account(['news_articles', 'special_offers']);
      await endLetters(database, unsubscribeToken({ kind: 'prices', id }, KEY), KEY);
      const [row] = await database.select().from(accounts).where(eq(accounts.id, id));
      expect(row?.notifications).toEqual(['news_articles']);
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
  });
}
