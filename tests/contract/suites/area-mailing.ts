import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Notifications } from '@tourbillon/domain/contract/personal-area/notifications.ts';
import { addItemAlert } from '@tourbillon/backend/alerts/add-item-alert.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { lettersTo } from '../../mail/mailbox.ts';
import type { accountSteps } from '../account-steps.ts';
import { send } from '../ask.ts';
import { insertRequest } from '../insert-request.ts';
import { areaSteps } from './area.ts';

const DAY = 24 * 3_600_000;

/** The mailing list in an account. @param outbox folder of the backend's letters. */
export function areaMailingSuite(
  backend: () => Backend,
  { holder, rowOf }: ReturnType<typeof accountSteps>,
  outbox: string,
): void {
  const { read, act, confirm } = areaSteps(backend);

  describe('§5 mailing of an account', () => {
    test('a confirmed mailbox chooses at once, is welcomed once, and ends it; the consents tell of it', async () => {
      const token = await holder('mailing@x.test');
      await confirm('mailing@x.test');
      expect((await read<Notifications>('notifications', token)).data).toMatchObject({
        state: 'none',
        options: [],
      });
      const none = await act('editNotifications', token, { options: [] });
      expect([none.status, none.errors]).toEqual([422, { options: ['option'] }]);
      const chosen = await act<Notifications>('editNotifications', token, { options: ['special_offers'] });
      expect(chosen.data).toMatchObject({ state: 'confirmed', options: ['special_offers'] });
      await act('editNotifications', token, { options: ['news_articles', 'special_offers'] });
      const ended = await act<Notifications>('endNotifications', token);
      expect(ended.data.state).toBe('unsubscribed');
      const consents = (await read<{ purpose: string; withdrawn_at: string | null }[]>('consents', token))
        .data;
      expect(consents).toMatchObject([
        { purpose: 'mailing', withdrawn_at: expect.any(String) },
        { purpose: 'registration', withdrawn_at: null },
      ]);
      const letters = await lettersTo(outbox, 'mailing@x.test', 2);
      expect(letters.filter(({ text }) => text.includes('/unsubscribe/'))).toHaveLength(1);
    });

    test('D662 a subscription older than an account with an unconfirmed mailbox is neither shown nor ended', async () => {
      const { database } = backend();
      const { subscribers } = schema;
      const email = 'mailing-stranger@x.test';
      const createdAt = new Date(Date.now() - DAY);
      await database
        .insert(subscribers)
        .values({ email, state: 'confirmed', locale: 'ru', options: ['news_articles'], createdAt });
      const token = await holder(email);
      const state = async () => (await read<Notifications>('notifications', token)).data;
      const isStill = eq(subscribers.email, email);
      expect(await state()).toMatchObject({ state: 'none', options: [] });
      await act('endNotifications', token);
      expect((await database.select().from(subscribers).where(isStill))[0]).toMatchObject({
        state: 'confirmed',
      });
      await confirm(email);
      expect(await state()).toMatchObject({ state: 'confirmed', options: ['news_articles'] });
    });

    test('a mailbox nobody has confirmed is asked by letter', async () => {
      const token = await holder('mailing-new@x.test');
      const { data } = await act<Notifications>('editNotifications', token, { options: ['new_arrivals'] });
      expect(data).toMatchObject({ state: 'pending', options: ['new_arrivals'] });
      const letters = await lettersTo(outbox, 'mailing-new@x.test', 2);
      expect(letters.some(({ text }) => text.includes('/subscribe/confirm/'))).toBe(true);
    });

    test('D618 the topic of filters: on with the first of them, off when it is not chosen, no part of the list', async () => {
      type Filter = { id: number; alert: boolean };
      const email = 'mailing-filters@x.test';
      const token = await holder(email);
      const wish = { title: 'Omega', path: '/clocks_today/omega/', search: '', filters: { brand: 'omega' } };
      const [kept] = (await act<Filter[]>('keepFilter', token, wish)).data;
      const tell = async () => (await act<Filter[]>('editFilter', token, { id: kept?.id, alert: true })).data;
      expect(await tell()).toMatchObject([{ alert: true }]);
      const state = async () => (await read<Notifications>('notifications', token)).data;
      expect(await state()).toMatchObject({ state: 'none', options: ['arrival_notices'] });

      // The form of the site does not offer it, so it does not take it away.
      await send(backend().url, 'ru', 'subscribe', { email, options: ['news_articles'], consent: true });
      const letters = await lettersTo(outbox, email, 2);
      const asked = letters.find(({ text }) => text.includes('/subscribe/confirm/'));
      const secret = asked?.linkTo('/subscribe/confirm/').split('=')[1];
      await send(backend().url, 'ru', 'confirmSubscription', { token: secret });
      expect(await state()).toMatchObject({
        state: 'confirmed',
        options: ['news_articles', 'arrival_notices'],
      });

      await confirm(email);
      await act('editNotifications', token, { options: ['news_articles'] });
      expect(await state()).toMatchObject({ options: ['news_articles'], alerts: [{ kind: 'filter' }] });
      expect((await read<Filter[]>('savedFilters', token)).data).toMatchObject([{ alert: false }]);
      expect(await tell()).toMatchObject([{ alert: true }]);
      expect((await act<Notifications>('endNotifications', token)).data.options).toEqual([]);
      expect((await read<Filter[]>('savedFilters', token)).data).toMatchObject([{ alert: false }]);
    });

    test('notices are listed and ended by their owner alone', async () => {
      const [token, stranger] = [await holder('alerts@x.test'), await holder('alerts-not@x.test')];
      const account = await rowOf('alerts@x.test');
      const [row] = await backend()
        .database.insert(schema.alerts)
        .values({
          owner: `account:${account?.id}`,
          subject: 'price:clock/none',
          kind: 'price',
          itemUrl: 'none',
          recipient: 'alerts@x.test',
          locale: 'ru',
          createdAt: new Date(),
        })
        .returning();
      expect((await read<Notifications>('notifications', token)).data.alerts).toMatchObject([
        { kind: 'price', item: null },
      ]);
      expect((await act('endAlert', stranger, { id: row?.id })).status).toBe(404);
      expect((await act<Notifications>('endAlert', token, { id: row?.id })).data.alerts).toEqual([]);
    });

    test('D633 a notice of arrival that was asked for while logged in is listed and ended as well', async () => {
      const email = 'arrival@x.test';
      const [token, stranger] = [await holder(email), await holder('arrival-not@x.test')];
      const { database } = backend();
      const id = await insertRequest(backend, { kind: 'arrivalNotice', payload: { item: 'clock/gone' } });
      const accountId = (await rowOf(email))?.id ?? 0;
      await database.update(schema.requests).set({ accountId }).where(eq(schema.requests.id, id));
      const wish = { owner: `request:${id}`, item: 'clock/gone', recipient: email, locale: 'ru' } as const;
      const alert = await addItemAlert(database, wish);
      const listed = async (of: string) => (await read<Notifications>('notifications', of)).data.alerts;
      expect(await listed(token)).toMatchObject([{ id: alert, kind: 'item' }]);
      expect(await listed(stranger)).toEqual([]);
      expect((await act('endAlert', stranger, { id: alert })).status).toBe(404);
      expect((await act<Notifications>('endAlert', token, { id: alert })).data.alerts).toEqual([]);
    });
  });
}
