import { and, eq, isNull, like, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Catalogue } from '@tourbillon/backend/catalogue/catalogue.ts';
import { loadCatalogue } from '@tourbillon/backend/catalogue/load-catalogue.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import { lastDigest } from '@tourbillon/backend/digest/digest-schedule.ts';
import { sendDigests } from '@tourbillon/backend/digest/send-digests.ts';
import { staffKey } from '@tourbillon/backend/data-directory/staff-key.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import type { MailingOption } from '@tourbillon/domain/contract/subscription.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { lettersTo } from '../../mail/mailbox.ts';
import { send } from '../ask.ts';
import { SHOP_NAME } from '../shop-name.ts';

const { accounts, articles, consents, items, mailQueue, stockEvents, stockNews, subscribers } = schema;

const DAY = 24 * 3_600_000;
const WEEK = 7 * DAY;

/** The weekly letter of the mailing list. @param dataDir of the backend. @param outbox folder of its letters. */
export function digestSuite(backend: () => Backend, dataDir: string, outbox: string): void {
  // A time far in the future, which the running backend does not process.
  const due = lastDigest(new Date(Date.now() + 5 * WEEK), 'Europe/Moscow');
  const after = (ms: number) => new Date(due.getTime() + ms);

  const subscriber = async (name: string, options: MailingOption[], locale: Locale = 'ru') => {
    const email = `${name}@digest.test`;
    const confirmedAt = after(-6 * DAY);
    const row = { email, options, locale, state: 'confirmed', confirmedAt, createdAt: confirmedAt } as const;
    await backend().database.insert(subscribers).values(row);
    return email;
  };
  const sendDue = async (
    now = after(3_600_000),
    changes: Partial<Catalogue> = {},
    database = backend().database,
  ) => {
    // The running backend records the changes of other tests within seconds.
    if (database === backend().database)
      await expect.poll(() => database.$count(stockEvents), { timeout: 60_000 }).toBe(0);
    const [catalogue, key] = [{ ...(await loadCatalogue(database)), ...changes }, staffKey(dataDir)];
    const letters = await sendDigests(database, { catalogue, key, now });
    // Letters are sent today, whatever day they were written on.
    await database
      .update(mailQueue)
      .set({ dueAt: new Date() })
      .where(like(mailQueue.recipient, '%@digest.test'));
    return letters;
  };
  const queued = (email: string) =>
    backend().database.$count(
      mailQueue,
      and(eq(mailQueue.recipient, email), eq(mailQueue.template, 'digest')),
    );
  /** The item in stock at a place of the list of those with a reduced price, or of the others. */
  const someItem = async (isReduced: boolean, place = 0) => {
    const discount = isReduced ? sql`${items.discountUsd} is not null` : isNull(items.discountUsd);
    const [row] = await backend()
      .database.select()
      .from(items)
      .where(and(eq(items.stock, 'current'), eq(items.availability, 'in_stock'), discount))
      .orderBy(items.id)
      .offset(place)
      .limit(1);
    return row!;
  };
  const addAccount = async (email: string, values: Partial<typeof accounts.$inferInsert> = {}) => {
    const then = after(-WEEK);
    const person = {
      name: 'A',
      phone: '',
      nickname: '',
      notifyType: 1,
      locale: 'ru',
      passwordHash: '-',
    } as const;
    const [account] = await backend()
      .database.insert(accounts)
      .values({ ...person, email, passwordChangedAt: then, createdAt: then, ...values })
      .returning();
    return account!;
  };
  const addNews = (itemId: number, kind: 'arrived' | 'cheaper', at = after(-DAY)) =>
    backend().database.insert(stockNews).values({ itemId, kind, at }).onConflictDoNothing();

  describe('D58 the weekly letter', () => {
    beforeEach(async () => {
      const { database } = backend();
      await database.delete(stockNews);
      await database.delete(subscribers).where(like(subscribers.email, '%@x.test'));
    });
    afterEach(async () => {
      const { database } = backend();
      await database.delete(subscribers).where(like(subscribers.email, '%@digest.test'));
      await database.delete(articles).where(eq(articles.slug, 'digest-trial'));
      await database.delete(accounts).where(like(accounts.email, '%@digest.test'));
      await database.delete(stockNews);
    });

    test('waits until every change of the stock before it is recorded', async () => {
      const { database } = backend();
      const { id } = await someItem(false);
      await subscriber('events', ['new_arrivals'], 'ru');
      const rolledBack = new Error('rolled back');
      const sent: number[] = [];
      await expect(
        database.transaction(async (tx) => {
          await tx.insert(stockNews).values({ itemId: id, kind: 'arrived', at: after(-DAY) });
          await tx.insert(stockEvents).values({ itemId: id, kind: 'arrived', at: after(-DAY) });
          sent.push(await sendDue(after(3_600_000), {}, tx));
          await tx.delete(stockEvents);
          sent.push(await sendDue(after(3_600_000), {}, tx));
          throw rolledBack;
        }),
      ).rejects.toBe(rolledBack);
      expect(sent).toEqual([0, 1]);
    });

    test('has nothing of a section that the shop has switched off', async () => {
      const { id } = await someItem(false);
      await addNews(id, 'arrived');
      const email = await subscriber('sections', ['new_arrivals'], 'ru');
      await sendDue(after(3_600_000), { sections: new Set(['art']) });
      expect(await queued(email)).toBe(0);
    });

    test('has the topics that the reader chose, in their language, and is sent once; without a topic there is no letter', async () => {
      const [fresh, reduced] = [await someItem(false), await someItem(true)];
      await addNews(fresh.id, 'arrived');
      await addNews(reduced.id, 'cheaper');
      const day = after(-2 * DAY)
        .toISOString()
        .slice(0, 10);
      const text = {
        slug: 'digest-trial',
        locale: 'ru',
        description: '',
        html: '',
        headings: [],
        updatedAt: day,
      };
      const article = {
        ...text,
        title: 'Пробная статья',
        type: 5,
        publishedAt: day,
        author: '-',
        services: [],
      };
      await backend().database.insert(articles).values(article);
      const readers: [string, MailingOption[], Locale, string[]][] = [
        ['arrivals', ['new_arrivals'], 'uz', [`/clock/${fresh.url}/`]],
        ['offers', ['special_offers'], 'ua', [`/clock/${reduced.url}/`]],
        ['articles', ['news_articles'], 'en', ['/article/digest-trial/']],
        ['all', ['new_arrivals', 'special_offers', 'news_articles'], 'ru', [fresh.url, reduced.url, 'digest-trial']], // prettier-ignore
      ];
      for (const [name, options, locale] of readers) await subscriber(name, options, locale);
      const silent = await subscriber('notices', ['arrival_notices']);

      // Two processes in parallel, and one later.
      await Promise.all([sendDue(), sendDue()]);
      await sendDue();
      for (const [name, , locale, paths] of readers) {
        const email = `${name}@digest.test`;
        const [letter] = await lettersTo(outbox, email);
        const shop = SHOP_NAME[locale];
        expect(letter?.subject).toBe(translator(locale)('digestMail.subject', { shop }));
        for (const path of paths) expect(letter?.text).toContain(path);
        for (const path of ['arrivals', 'offers'].includes(name) ? ['digest-trial'] : []) {
          expect(letter?.text).not.toContain(path);
        }
        expect(await queued(email)).toBe(1);
      }
      expect(await queued(silent)).toBe(0);
    });

    test('leaves out what happened before the subscription and items that are sold; without news there is no letter', async () => {
      const email = await subscriber('quiet', ['new_arrivals']);
      await addNews((await someItem(false)).id, 'arrived', after(-6.5 * DAY));
      const { database } = backend();
      const [sold] = await database.select().from(items).where(eq(items.stock, 'archive')).limit(1);
      await addNews(sold!.id, 'arrived');
      expect(await sendDue()).toBe(0);
      // An event a day after the letter was due belongs to the next letter, although the first was never written.
      await addNews((await someItem(false, 1)).id, 'arrived', after(DAY));
      expect(await sendDue(after(2 * DAY))).toBe(0);
      expect(await sendDue(after(WEEK + 3_600_000))).toBe(1);
      expect(await sendDue(after(WEEK + DAY))).toBe(0);
      expect(await queued(email)).toBe(1);
    });

    test('a letter that was due while the backend was stopped is sent later; an account to be deleted gets none', async () => {
      const [late, leaving] = [
        await subscriber('late', ['new_arrivals']),
        await subscriber('leaving', ['new_arrivals']),
      ];
      await addAccount(leaving, { confirmedAt: after(-WEEK), deleteAt: after(WEEK) });
      await addNews((await someItem(false)).id, 'arrived');
      expect(await sendDue(after(5 * DAY))).toBe(1);
      expect([await queued(late), await queued(leaving)]).toEqual([1, 0]);
    });

    test('RFC 8058 its link ends the subscription and withdraws the consent of an account', async () => {
      const email = await subscriber('ends', ['special_offers']);
      const { database, url } = backend();
      const { id: accountId } = await addAccount(email, {
        notifications: ['special_offers', 'arrival_notices'],
      });
      await database
        .insert(consents)
        .values({ accountId, purpose: 'mailing', locale: 'ru', givenAt: after(-WEEK) });
      await addNews((await someItem(true)).id, 'cheaper');
      await sendDue();
      const [letter] = await lettersTo(outbox, email);
      expect(letter?.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
      const token = letter?.linkTo('/unsubscribe/').split('=')[1] ?? '';
      const bent = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
      expect((await send(url, 'ru', 'unsubscribe', { token: bent })).status).toBe(422);
      expect((await send(url, 'ru', 'endLetters', { token })).status).toBe(422);
      for (let times = 0; times < 2; times++) {
        expect((await send(url, 'ru', 'unsubscribe', { token })).status).toBe(200);
      }
      const rows = await database.select().from(subscribers).where(eq(subscribers.email, email));
      expect(rows).toMatchObject([{ state: 'unsubscribed' }]);
      const [left] = await database.select().from(accounts).where(eq(accounts.email, email));
      expect(left?.notifications, 'D618 filters are no part of the list').toEqual(['arrival_notices']);
      const [given] = await database.select().from(consents).where(eq(consents.accountId, accountId));
      expect(given?.withdrawnAt).not.toBeNull();
      await addNews((await someItem(true, 1)).id, 'cheaper', after(DAY));
      expect(await sendDue(after(WEEK + 3_600_000))).toBe(0);
    });
  });
}
