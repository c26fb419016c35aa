import { and, eq, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addItemAlert } from '@tourbillon/backend/alerts/add-item-alert.ts';
import { endLetters } from '@tourbillon/backend/alerts/end-letters.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import { unsubscribeToken } from '@tourbillon/backend/mailed-links/unsubscribe-token.ts';
import { type AlertSteps, KEY, READER } from './steps.ts';

const { alerts, items } = schema;

/** Who waits for one item, or for the next of its reference. */
export function itemAlertTests({ backend, add, change, account, filter, letters, toldOf }: AlertSteps): void {
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

  test('who has asked twice about an item gets one letter of each kind, and its link ends both', async () => {
    await add('alert-twice', { availability: 'reserved' });
    const { database } = backend();
    const wish = { item: 'clock/alert-twice', recipient: READER, locale: 'en' } as const;
    const ids = await Promise.all(
      ['request:4', 'request:5'].map((owner) => addItemAlert(database, { owner, ...wish })),
    );
    await change('alert-twice', { stock: 'archive', availability: 'sold', soldAt: new Date() });
    expect(await letters()).toMatchObject([{ template: 'sold-item' }]);
    const open = () =>
      database.$count(alerts, and(eq(alerts.itemUrl, 'alert-twice'), isNull(alerts.endedAt)));
    expect(await open()).toBe(2);
    await change('alert-twice', { stock: 'current', availability: 'in_stock', soldAt: null });
    expect(await letters()).toMatchObject([{ template: 'sold-item' }, { template: 'arrived-item' }]);
    expect(await open()).toBe(0);
    await database.update(alerts).set({ endedAt: null }).where(eq(alerts.itemUrl, 'alert-twice'));
    await endLetters(database, unsubscribeToken({ kind: 'item', id: ids[0] ?? 0 }, KEY), KEY);
    expect(await open()).toBe(0);
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
}
