import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { schema } from '@tourbillon/backend/database/database.ts';
import { confirmEmail } from '@tourbillon/backend/accounts/email/confirm-email.ts';
import {
  findSession,
  deleteExpiredSessions,
  listSessions,
  LONGEST_SESSION_DAYS,
  renewSession,
  SESSION_DAYS,
  sessionHolder,
} from '@tourbillon/backend/accounts/sessions.ts';
import { deleteUnconfirmedAccounts } from '@tourbillon/backend/accounts/delete-unconfirmed-accounts.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { hashSecret } from '@tourbillon/backend/mailed-links/link-secret.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { lettersTo } from '../../mail/mailbox.ts';
import { ageUsedLinks } from '../age-used-links.ts';
import { accountSteps, PASSWORD, wishOf } from '../account-steps.ts';
import { SHOP_NAME } from '../shop-name.ts';

const HOUR = 3_600_000;
const SENT = { status: 200, body: { data: { status: 'confirmation_sent', valid_hours: 72 } } };

/** Registration, login, sessions. @param outbox folder of the backend's letters. @param log its log lines. */
export function accountsSuite(backend: () => Backend, outbox: string, log: string[]): void {
  const { post, read, secretIn, logIn, holder, rowOf } = accountSteps(backend, outbox);

  describe('§4 registration', () => {
    test.each(LOCALES)('on %s: registered, confirmed by its letter, logged in and out', async (locale) => {
      const email = `account-${locale}@x.test`;
      expect(await post('register', wishOf(email), locale)).toEqual(SENT);
      const [letter] = await lettersTo(outbox, email);
      const shop = SHOP_NAME[locale];
      expect(letter?.subject).toBe(translator(locale)('accountMail.confirmSubject', { shop }));

      const token = await logIn(email.toUpperCase());
      expect((await read('account', token)).body.data).toMatchObject({ email, confirmed: false });
      const secret = await secretIn(email, 1, '/registration/confirm/');
      expect((await post('verifyEmail', { token: secret })).status).toBe(200);
      expect((await read('account', token)).body.data).toEqual({
        email,
        confirmed: true,
        name: 'Анна',
        phone: '+79123456789',
        nickname: '',
        notify_type: 1,
        language: locale,
        regular: false,
        created_at: expect.any(String),
        delete_at: null,
      });
      expect(await post('logout', { token })).toMatchObject({ status: 200 });
      expect((await read('account', token)).status).toBe(401);
      expect((await post('logout', { token })).status).toBe(200);
    });

    test('a known address gets the same answer, and its owner another letter', async () => {
      await post('register', wishOf('known@x.test'));
      const other = { name: 'Вор', password: 'another good password', password_confirmation: 'another good password' }; // prettier-ignore
      expect(await post('register', wishOf(' KNOWN@x.test', other))).toEqual(SENT);
      const [, letter] = await lettersTo(outbox, 'known@x.test', 2);
      expect(letter?.subject).toBe(translator('ru')('accountMail.existsSubject', { shop: SHOP_NAME.ru }));
      expect(letter?.text).not.toContain('Вор');
      expect(await rowOf('known@x.test')).toMatchObject({ name: 'Анна' });
      expect(await logIn('known@x.test', 'another good password')).toBe('');
      // A link for a new password proves the ownership of the mailbox.
      const secret = await secretIn('known@x.test', 2, '/reset-password/');
      const words = { password: 'my own new password', password_confirmation: 'my own new password' };
      expect((await post('resetPassword', { token: secret, ...words })).status).toBe(200);
      expect(await logIn('known@x.test', 'my own new password')).not.toBe('');
    });

    test('D352 two registrations at once make one account and one letter', async () => {
      const responses = await Promise.all([1, 2, 3].map(() => post('register', wishOf('race@x.test'))));
      expect(responses).toEqual([SENT, SENT, SENT]);
      expect(await rowOf('race@x.test')).toMatchObject({ email: 'race@x.test' });
      const { mailQueue } = schema;
      expect(await backend().database.$count(mailQueue, eq(mailQueue.recipient, 'race@x.test'))).toBe(1);
    });

    test.each([
      ['§5 name: none', { name: ' ' }, { name: ['required'] }],
      ['§5 email: none', { email: '' }, { email: ['required'] }],
      ['§5 email: wrong', { email: 'ann@' }, { email: ['email'] }],
      ['D80 phone: seven digits are missing', { phone: '+7 912' }, { phone: ['phone_missing:7'] }],
      ['§5 phone: none, and no nickname', { phone: '' }, { phone: ['phone'] }],
      ['§5 nickname: one character', { phone: '', nickname: '@' }, { phone: ['phone'] }],
      ['§5 password: seven', { password: 'q7w5e3r' }, { password: ['password'] }],
      ['§5 password: none', { password: '' }, { password: ['required'] }],
      ['§5 password: huge', { password: 'x1'.repeat(200) }, { password: ['long'] }],
      [
        '§5 repeat: differs',
        { password_confirmation: 'else' },
        { password_confirmation: ['password_repeat'] },
      ],
      ['D50 notify type: none of ours', { notify_type: 3 }, { notify_type: ['method'] }],
      ['the shop’s name', { password: `${SHOP_NAME.ru}-2026`, password_confirmation: `${SHOP_NAME.ru}-2026` }, { password: ['password_known'] }], // prettier-ignore
      ['a brand of the catalogue', { password: 'breguet-77', password_confirmation: 'breguet-77' }, { password: ['password_known'] }], // prettier-ignore
      ['the own name', { password: 'Anna_19871', password_confirmation: 'Anna_19871' }, { password: ['password_known'] }], // prettier-ignore
      ['common password', { password: 'Password123', password_confirmation: 'Password123' }, { password: ['password_common'] }], // prettier-ignore
    ])('%s is refused by field', async (_, wrong, errors) => {
      const { status, body } = await post('register', wishOf('wrong@x.test', wrong));
      expect(status).toBe(422);
      expect(body).toMatchObject({ errors });
      expect(await rowOf('wrong@x.test')).toBeUndefined();
    });

    test('§5 a nickname of two characters in place of a phone; notify types 1, 2, 4', async () => {
      const wish = wishOf('nick@x.test', { phone: '', nickname: '@a', notify_type: 4 });
      expect(await post('register', wish)).toEqual(SENT);
      expect(await rowOf('nick@x.test')).toMatchObject({ phone: '', nickname: '@a', notifyType: 4 });
    });

    test('the letter comes again, but not within minutes of the first', async () => {
      const token = await holder('again@x.test');
      expect(await post('sendVerificationEmail', { token })).toEqual(SENT);
      await post('register', wishOf('again-after@x.test'));
      await lettersTo(outbox, 'again-after@x.test');
      expect(await lettersTo(outbox, 'again@x.test')).toHaveLength(1);
    });

    test('a confirming link is good once, and for 72 hours', async () => {
      await post('register', wishOf('late-link@x.test'));
      const token = await secretIn('late-link@x.test', 1, '/registration/confirm/');
      const late = confirmEmail(backend().database, token, new Date(Date.now() + 72 * HOUR + 1000));
      await expect(late).rejects.toMatchObject({ errors: { token: ['token_expired'] } });
      expect((await post('verifyEmail', { token })).status).toBe(200);
      expect((await post('verifyEmail', { token })).status, 'D352 a second click').toBe(200);
      await ageUsedLinks(backend().database);
      const used = { status: 422, body: { errors: { token: ['token_used'] } } };
      expect(await post('verifyEmail', { token })).toMatchObject(used);
      const words = { password: 'some good password', password_confirmation: 'some good password' };
      expect((await post('resetPassword', { token, ...words })).status).toBe(422);
    });

    test('an account nobody confirmed is forgotten after 30 days', async () => {
      await post('register', wishOf('ghost@x.test'));
      const { database } = backend();
      await deleteUnconfirmedAccounts(database, new Date(Date.now() + 29 * 24 * HOUR));
      expect(await rowOf('ghost@x.test')).toBeDefined();
      await deleteUnconfirmedAccounts(database, new Date(Date.now() + 30 * 24 * HOUR + 1000));
      expect(await rowOf('ghost@x.test')).toBeUndefined();
      expect(await rowOf('account-ru@x.test')).toBeDefined();
    });
  });

  describe('§7 login', () => {
    test('a wrong password and an unknown address are answered alike', async () => {
      await post('register', wishOf('login@x.test'));
      const wrong = await post('login', { email: 'login@x.test', password: 'not this one' });
      expect(wrong).toEqual(await post('login', { email: 'nobody@x.test', password: 'not this one' }));
      expect(wrong).toEqual({ status: 401, body: { message: 'Not logged in' } });
    });

    test('D64 tokens and passwords are kept as hashes only, and neither is logged', async () => {
      const token = await holder('hashes@x.test');
      const tables = [schema.sessions, schema.accounts, schema.mailTokens];
      const rows = await Promise.all(tables.map((table) => backend().database.select().from(table)));
      const secret = await secretIn('hashes@x.test', 1, '/registration/confirm/');
      for (const hidden of [token, PASSWORD, secret]) expect(JSON.stringify(rows)).not.toContain(hidden);
      expect((await rowOf('hashes@x.test'))?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d,p=1\$/);
      const lines = log.filter((line) => !line.includes('left in the outbox'));
      for (const hidden of [token, PASSWORD, secret, '@x.test', 'token=']) {
        expect(lines.filter((line) => line.includes(hidden))).toEqual([]);
      }
    });
  });

  describe('sessions', () => {
    test.each(['', 'x', 'A'.repeat(43), 'A'.repeat(5000)])('a token "%s" is worth nothing', async (token) => {
      expect((await read('account', token)).status).toBeGreaterThanOrEqual(401);
    });

    test('are listed and ended, one and all others, and only one’s own', async () => {
      const mine = await holder('sessions@x.test');
      const [second, third] = [await logIn('sessions@x.test'), await logIn('sessions@x.test')];
      const stranger = await holder('stranger@x.test');
      const list = (await read('sessions', mine)).body.data as { id: number; current: boolean }[];
      expect(list.map(({ current }) => current)).toEqual([true, false, false]);

      const foreign = await post('endSessions', { token: stranger, id: list[1]?.id });
      expect(foreign.body).toEqual({ data: { ended: 0 } });
      expect(await post('endSessions', { token: mine, id: list[1]?.id })).toMatchObject({
        body: { data: { ended: 1 } },
      });
      expect((await read('account', third)).status).toBe(401);
      expect(await post('endSessions', { token: mine })).toMatchObject({ body: { data: { ended: 1 } } });
      expect((await read('account', second)).status).toBe(401);
      expect((await read('account', mine)).status).toBe(200);
      expect((await read('account', stranger)).status).toBe(200);
    });

    test(`end after ${SESSION_DAYS} days without use`, async () => {
      const token = await holder('idle@x.test');
      const after = (days: number) => new Date(Date.now() + days * 24 * HOUR - 1000);
      const { database } = backend();
      expect(await findSession(database, token, after(SESSION_DAYS - 1))).toBeDefined();
      // A session that is used a day before its end is renewed.
      expect(await findSession(database, token, after(2 * SESSION_DAYS - 2))).toBeDefined();
      expect(await findSession(database, token, after(3 * SESSION_DAYS - 1))).toBeUndefined();
    });

    test(`D95 end after ${LONGEST_SESSION_DAYS} days however often they are used, unless their holder shows who they are`, async () => {
      const [first, second] = [await holder('old@x.test'), await logIn('old@x.test')];
      const { database } = backend();
      const after = (days: number) => new Date(Date.now() + days * 24 * HOUR - 1000);
      for (let day = 10; day < LONGEST_SESSION_DAYS; day += 10) {
        for (const token of [first, second]) {
          expect(await findSession(database, token, after(day)), `day ${day}`).toBeDefined();
        }
      }
      const found = await findSession(database, second, after(89));
      const renewed = await renewSession(database, found!.session.id, after(89));
      expect(await findSession(database, first, after(LONGEST_SESSION_DAYS + 1))).toBeUndefined();
      expect(await findSession(database, second, after(LONGEST_SESSION_DAYS + 1))).toBeUndefined();
      expect(await findSession(database, renewed ?? '', after(LONGEST_SESSION_DAYS + 1))).toBeDefined();
      const living = await listSessions(database, found!.account.id, after(LONGEST_SESSION_DAYS + 1));
      expect(living.map(({ id }) => id)).toEqual([found!.session.id]);
      await deleteExpiredSessions(database, after(LONGEST_SESSION_DAYS + 1));
      expect(await findSession(database, first)).toBeUndefined();
    });

    test('D95 a form sent with the token from before is still its holder’s', async () => {
      const token = await holder('form@x.test');
      const { database } = backend();
      const { session, account } = (await findSession(database, token))!;
      await renewSession(database, session.id);
      expect(await findSession(database, token)).toBeUndefined();
      expect(await sessionHolder(database, hashSecret(token))).toBe(account.id);
    });

    test('D95 say where they were opened first, as far as that may be shown', async () => {
      await post('register', wishOf('place@x.test'));
      const at = async (network: string, place: string) => {
        const visitor = {
          networks: [network.repeat(43)],
          place,
          agent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
        };
        const { body } = await post('login', { email: 'place@x.test', password: PASSWORD }, 'en', visitor);
        return { token: (body as { account_token: string }).account_token, visitor };
      };
      await at('b', '198.51.*.*');
      const { token, visitor } = await at('a', '203.0.*.*');
      const list = (await read('sessions', token, visitor)).body.data as object[];
      expect(list).toMatchObject([
        { current: true, device: 'Firefox, Windows', place: '203.0.*.*', same_network: true },
        { current: false, device: 'Firefox, Windows', place: '198.51.*.*', same_network: false },
      ]);
      const [row] = await backend()
        .database.select()
        .from(schema.sessions)
        .where(eq(schema.sessions.place, '203.0.*.*'));
      expect(row?.createdAt.toISOString()).toBe((list[0] as { created_at: string }).created_at);
    });
  });

  test('§7 edit: personal info, the way to be reached, the language of letters', async () => {
    const token = await holder('edit@x.test');
    const changes = { name: 'Anna', phone: '', nickname: 'anna_w', notify_type: 4, language: 'uz' };
    expect(await post('editAccount', { token, ...changes })).toMatchObject({
      status: 200,
      body: { data: { ...changes, nickname: '@anna_w', email: 'edit@x.test' } },
    });
    const wrong = await post('editAccount', { token, ...changes, nickname: '' });
    expect(wrong).toMatchObject({ status: 422, body: { errors: { phone: ['phone'] } } });
    expect((await post('editAccount', { ...changes, token: 'A'.repeat(43) })).status).toBe(401);
  });
}
