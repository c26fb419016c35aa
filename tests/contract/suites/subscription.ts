import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { MAILING_OPTIONS } from '@tourbillon/domain/contract/subscription.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { confirmSubscription } from '@tourbillon/backend/subscription/confirm-subscription.ts';
import { deleteUnconfirmedSubscribers } from '@tourbillon/backend/subscription/delete-unconfirmed-subscribers.ts';
import { requestSubscription } from '@tourbillon/backend/subscription/request-subscription.ts';
import { lettersTo, readLetters } from '../../mail/mailbox.ts';
import { ageUsedLinks } from '../age-used-links.ts';
import { send } from '../ask.ts';
import { SHOP_NAME } from '../shop-name.ts';

const { subscribers, subscriptionTokens } = schema;
const HOUR = 3_600_000;
const ANSWER = { data: { status: 'confirmation_sent', valid_hours: 72 } };

/**
 * The mailing list from the first call to the last.
 * @param outbox folder of the backend's letters. @param log its log lines.
 */
export function subscriptionSuite(backend: () => Backend, outbox: string, log: string[]): void {
  const ask = (email: string, options: string[] = ['new_arrivals'], more: object = {}) =>
    send(backend().url, 'ru', 'subscribe', { email, options, consent: true, ...more });
  const confirm = (token: string) => send(backend().url, 'ru', 'confirmSubscription', { token });
  const leave = (token: string) => send(backend().url, 'ru', 'unsubscribe', { token });
  const rowOf = async (email: string) =>
    (await backend().database.select().from(subscribers).where(eq(subscribers.email, email)))[0];
  const secretIn = async (email: string, nth: number, path: string) =>
    (await lettersTo(outbox, email, nth))[nth - 1]?.linkTo(path).split('=')[1] ?? '';
  const confirmSecret = (email: string, nth = 1) => secretIn(email, nth, '/subscribe/confirm/');

  describe('§4 subscription', () => {
    test.each(LOCALES)('on %s: asked for, confirmed, ended, and asked for again', async (locale) => {
      const { url } = backend();
      const email = `whole-${locale}@x.test`;
      const wish = { email, options: MAILING_OPTIONS, consent: true };
      expect(await send(url, locale, 'subscribe', wish)).toEqual({ status: 200, body: ANSWER });
      expect(await rowOf(email)).toMatchObject({ state: 'pending', consentedAt: null });

      const [first] = await lettersTo(outbox, email);
      const shop = SHOP_NAME[locale];
      expect(first?.subject).toBe(translator(locale)('mail.confirmSubject', { shop }));
      expect(first?.fromName).toBe(shop);
      expect(first?.header('List-Unsubscribe')).toBeUndefined();

      const token = await confirmSecret(email);
      const done = { data: { status: 'confirmed', options: [...MAILING_OPTIONS] } };
      expect(await send(url, locale, 'confirmSubscription', { token })).toEqual({ status: 200, body: done });
      expect(await rowOf(email)).toMatchObject({
        state: 'confirmed',
        locale,
        options: [...MAILING_OPTIONS],
        consentedAt: expect.any(Date),
        consentPolicy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      });

      const end = await secretIn(email, 2, '/unsubscribe/');
      for (let times = 0; times < 2; times++) {
        const left = { data: { status: 'unsubscribed' } };
        expect(await send(url, locale, 'unsubscribe', { token: end })).toEqual({ status: 200, body: left });
      }
      expect(await rowOf(email)).toMatchObject({ state: 'unsubscribed', unsubscribedAt: expect.any(Date) });

      await send(url, locale, 'subscribe', wish);
      await confirm(await confirmSecret(email, 3));
      expect(await rowOf(email)).toMatchObject({ state: 'confirmed', unsubscribedAt: null });
    });

    test('the letter of a mailing list can be ended by one click in the mail program (RFC 8058)', async () => {
      await ask('oneclick@x.test');
      await confirm(await confirmSecret('oneclick@x.test'));
      const [, welcome] = await lettersTo(outbox, 'oneclick@x.test', 2);
      expect(welcome?.header('List-Unsubscribe')).toMatch(
        /^<http:\/\/ru\.localhost:\d+\/unsubscribe\/\?token=[\w-]{43}>$/,
      );
      expect(welcome?.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    });

    test('a link is good once', async () => {
      await ask('once@x.test');
      const token = await confirmSecret('once@x.test');
      for (const click of [1, 2]) expect((await confirm(token)).status, `click ${click}`).toBe(200);
      await ageUsedLinks(backend().database);
      expect(await confirm(token)).toMatchObject({
        status: 422,
        body: { errors: { token: ['token_used'] } },
      });
    });

    test('a link is good for 72 hours', async () => {
      const { database } = backend();
      await ask('late@x.test');
      const token = await confirmSecret('late@x.test');
      const late = confirmSubscription(database, token, new Date(Date.now() + 72 * HOUR + 1000));
      await expect(late).rejects.toMatchObject({ kind: 'invalid', errors: { token: ['token_expired'] } });
      expect(await rowOf('late@x.test')).toMatchObject({ state: 'pending' });
    });

    test.each([
      ['a stranger’s', 'A'.repeat(43)],
      ['a broken', 'x'],
      ['an empty', ''],
      ['a huge', 'A'.repeat(5000)],
    ])('%s secret is refused and changes nothing', async (_, token) => {
      const refusal = { status: 422, body: { errors: { token: ['token_unknown'] } } };
      expect(await confirm(token)).toMatchObject(refusal);
      expect(await leave(token)).toMatchObject(refusal);
    });

    test('a confirming secret does not unsubscribe, an unsubscribing one does not confirm', async () => {
      await ask('mixed@x.test');
      const token = await confirmSecret('mixed@x.test');
      expect((await leave(token)).status).toBe(422);
      await confirm(token);
      expect((await confirm(await secretIn('mixed@x.test', 2, '/unsubscribe/'))).status).toBe(422);
    });

    test('the response is the same for an address that is new, known and subscribed', async () => {
      const responses = [await ask('same@x.test'), await ask('same@x.test')];
      await confirm(await confirmSecret('same@x.test'));
      responses.push(await ask('same@x.test'));
      expect(responses).toEqual([1, 2, 3].map(() => ({ status: 200, body: ANSWER })));
    });

    test('pressed many times at once, or again within minutes, it sends one letter', async () => {
      await Promise.all(Array.from({ length: 6 }, () => ask('impatient@x.test')));
      await ask('IMPATIENT@X.test ', ['news_articles']);
      const letters = await lettersTo(outbox, 'impatient@x.test');
      await ask('after@x.test');
      await lettersTo(outbox, 'after@x.test');
      expect((await readLetters(outbox)).filter(({ to }) => to === 'impatient@x.test')).toEqual(
        letters.map(() => expect.anything()),
      );
      expect(letters).toHaveLength(1);
      await confirm(await confirmSecret('impatient@x.test'));
      // The latest choice counts.
      expect(await rowOf('impatient@x.test')).toMatchObject({ options: ['news_articles'] });
    });

    test('a stranger who types a subscriber’s address changes nothing', async () => {
      await ask('owner@x.test', ['news_articles']);
      await confirm(await confirmSecret('owner@x.test'));
      await ask('owner@x.test', ['special_offers']);
      expect(await rowOf('owner@x.test')).toMatchObject({ state: 'confirmed', options: ['news_articles'] });
    });

    test('D52 what a robot fills in is answered like the rest and goes nowhere', async () => {
      expect(await ask('robot@x.test', ['new_arrivals'], { feedback_phone: '1' })).toEqual({
        status: 200,
        body: ANSWER,
      });
      expect(await rowOf('robot@x.test')).toBeUndefined();
    });

    test('secrets are kept as hashes only', async () => {
      await ask('hashed@x.test');
      const token = await confirmSecret('hashed@x.test');
      const rows = await backend().database.select().from(subscriptionTokens);
      expect(JSON.stringify(rows)).not.toContain(token);
    });

    test('D64 the log holds no address, and a secret only where a letter is left for the developer', async () => {
      await ask('logged@x.test');
      await confirm(await confirmSecret('logged@x.test'));
      const lines = log.filter((line) => !line.includes('left in the outbox'));
      expect(lines.length).toBeGreaterThan(10);
      expect(log.filter((line) => line.includes('@x.test'))).toEqual([]);
      expect(lines.filter((line) => line.includes('token='))).toEqual([]);
    });

    test('a mailbox nobody confirmed is forgotten a week after its link has ended', async () => {
      const { database } = backend();
      const start = new Date(Date.now() - 30 * 24 * HOUR);
      const wish = { email: 'old@x.test', options: ['new_arrivals' as const], locale: 'ru' as const };
      await requestSubscription(database, wish, start);
      await deleteUnconfirmedSubscribers(database, new Date(start.getTime() + (72 + 7 * 24) * HOUR));
      expect(await rowOf('old@x.test')).toBeDefined();
      await deleteUnconfirmedSubscribers(database, new Date(start.getTime() + (72 + 7 * 24) * HOUR + 1));
      expect(await rowOf('old@x.test')).toBeUndefined();
      expect(await rowOf('whole-ru@x.test')).toBeDefined();
    });
  });

  test.each([
    ['§5 email: empty', { email: ' ' }, { email: ['required'] }],
    ['§5 email: not one', { email: 'ann@' }, { email: ['email'] }],
    ['§5 mailing: no option', { options: [] }, { options: ['option'] }],
    ['§5 mailing: an option there is none of', { options: ['spam'] }, { options: ['value'] }],
    ['D57 consent: not given', { consent: false }, { consent: ['consent'] }],
  ])('%s is refused by field', async (_, wrong, errors) => {
    const wish = { email: 'ann@x.test', options: ['new_arrivals'], consent: true, ...wrong };
    const { status, body } = await send(backend().url, 'ru', 'subscribe', wish);
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors });
  });
}
