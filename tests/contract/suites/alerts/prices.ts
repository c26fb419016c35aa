import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { unsubscribeToken } from '@tourbillon/backend/mailed-links/unsubscribe-token.ts';
import { endLetters } from '@tourbillon/backend/alerts/end-letters.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import { type AlertSteps, KEY, READER } from './steps.ts';

const { accounts, alerts, items, savedItems } = schema;

/** Who is notified of lower prices. */
export function priceAlertTests({ backend, add, change, account, letters, toldOf }: AlertSteps): void {
  test.each([
    ['held', { availability: 'reserved' }],
    ['kept for somebody', { availability: 'in_reserve' }],
    ['sold', { availability: 'sold', stock: 'archive', soldAt: new Date('2026-11-01'), soldPriceUsd: 9_000 }],
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

  test('RFC 8058 one click ends letters about prices, and leaves the other options', async () => {
    const { database } = backend();
    const id = await account(['news_articles', 'special_offers']);
    await endLetters(database, unsubscribeToken({ kind: 'prices', id }, KEY), KEY);
    const [row] = await database.select().from(accounts).where(eq(accounts.id, id));
    expect(row?.notifications).toEqual(['news_articles']);
  });
}
