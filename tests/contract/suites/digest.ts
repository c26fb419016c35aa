import { and, eq, inArray, isNull, like, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

const { accounts, articles, consents, items, mailQueue, stockNews, subscribers } = schema;

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
  const round = async (now = after(3_600_000)) => {
    const { database } = backend();
    const [catalogue, key] = [await loadCatalogue(database), staffKey(dataDir)];
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
  /** An item in stock, with a reduced price or not. */
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
  const happens = (itemId: number, kind: 'arrived' | 'cheaper', at = after(-DAY)) =>
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

    test('tells each reader of their topics, in their language, once; who chose none of them gets none', async () => {
      const [fresh, reduced] = [await someItem(false), await someItem(true)];
      await happens(fresh.id, 'arrived');
      await happens(reduced.id, 'cheaper');
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
      await Promise.all([round(), round()]);
      await round();
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

    test('what happened before a subscription, and what is gone, is no news; nothing new, no letter', async () => {
      const email = await subscriber('quiet', ['new_arrivals']);
      await happens((await someItem(false)).id, 'arrived', after(-6.5 * DAY));
      const { database } = backend();
      const [sold] = await database.select().from(items).where(eq(items.stock, 'archive')).limit(1);
      await happens(sold!.id, 'arrived');
      expect(await round()).toBe(0);
      // An event a day after the letter was due belongs to the next letter, although the first was never written.
      await happens((await someItem(false, 1)).id, 'arrived', after(DAY));
      expect(await round(after(2 * DAY))).toBe(0);
      expect(await round(after(WEEK + 3_600_000))).toBe(1);
      expect(await round(after(WEEK + DAY))).toBe(0);
      expect(await queued(email)).toBe(1);
    });

    test('a letter that was due while nothing ran goes when something does; an account that leaves gets none', async () => {
      const [late, leaving] = [
        await subscriber('late', ['new_arrivals']),
        await subscriber('leaving', ['new_arrivals']),
      ];
      const account = {
        name: 'A',
        phone: '',
        nickname: '',
        notifyType: 1,
        locale: 'ru',
        passwordHash: '-',
      } as const;
      const then = after(-WEEK);
      await backend().database.insert(accounts).values({ ...account, email: leaving, passwordChangedAt: then, createdAt: then, deleteAt: after(WEEK) }); // prettier-ignore
      await happens((await someItem(false)).id, 'arrived');
      expect(await round(after(5 * DAY))).toBe(1);
      expect([await queued(late), await queued(leaving)]).toEqual([1, 0]);
    });

    test('RFC 8058 its link ends the subscription, and takes back the consent of an account', async () => {
      const email = await subscriber('ends', ['special_offers']);
      const { database, url } = backend();
      const then = after(-WEEK);
      const row = { email, name: 'A', phone: '', nickname: '', notifyType: 1, locale: 'ru', passwordHash: '-', notifications: ['special_offers'], passwordChangedAt: then, createdAt: then } as const; // prettier-ignore
      const [account] = await database
        .insert(accounts)
        .values({ ...row, notifications: ['special_offers', 'arrival_notices'] })
        .returning();
      await database
        .insert(consents)
        .values({ accountId: account!.id, purpose: 'mailing', locale: 'ru', givenAt: then });
      await happens((await someItem(true)).id, 'cheaper');
      await round();
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
      const [given] = await database
        .select()
        .from(consents)
        .where(inArray(consents.accountId, [account!.id]));
      expect(given?.withdrawnAt).not.toBeNull();
      await happens((await someItem(true, 1)).id, 'cheaper', after(DAY));
      expect(await round(after(WEEK + 3_600_000))).toBe(0);
    });
  });
}
