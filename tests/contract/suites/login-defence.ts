import { gt, like } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { DEVICE_FAILURES } from '@tourbillon/backend/accounts/login-attempt-rules.ts';
import { forgetPassword } from '@tourbillon/backend/accounts/change-password.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { hashSecret } from '@tourbillon/backend/mailed-links/link-secret.ts';
import { MOST_WORK, type Visitor } from '@tourbillon/domain/contract/visitor-headers.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { letterTo, lettersTo } from '../../mail/mailbox.ts';
import { type accountSteps, PASSWORD, UNRECORDED, wishOf } from '../account-steps.ts';
import { SHOP_NAME } from '../shop-name.ts';

/** Headers of a visitor in a network of that name. */
const from = (network: string, more: Partial<Visitor> = {}): Partial<Visitor> => ({
  networks: [network.padEnd(43, '_')],
  ...more,
});

/**
 * Wrong passwords of strangers, and what the account's owner can still do. @param outbox folder of the letters.
 */
export function loginDefenceSuite(
  backend: () => Backend,
  { post, read, holder, registered }: ReturnType<typeof accountSteps>,
  outbox: string,
): void {
  const logIn = (email: string, visitor: Partial<Visitor>, password = PASSWORD) =>
    post('login', { email, password }, 'en', visitor);
  /** Sends wrong passwords, with the required proof of work. @returns the last response. */
  const guess = async (email: string, times: number, visitor: (n: number) => Partial<Visitor>) => {
    let last: Awaited<ReturnType<typeof post>> | undefined;
    for (let n = 0; n < times; n += 1) last = await logIn(email, visitor(n), 'not this one');
    return last;
  };
  /** Records this many failures without the time of password hashes. @param key beginning of the row's name. */
  const failed = (key: string, count: number) => {
    const { counters } = schema;
    const set = { count, endsAt: new Date(Date.now() + 900_000) };
    return backend()
      .database.insert(counters)
      .values({ key, ...set })
      .onConflictDoUpdate({ target: counters.key, set });
  };

  describe('D83 nobody is locked out by strangers', () => {
    test.each(['guessed@x.test', 'guessed-nobody@x.test'])(
      'wrong passwords at %s, known or not, cost work that grows, then there is a rest, in that network alone',
      async (email) => {
        if (email === 'guessed@x.test') await registered(email);
        const bad = `bad ${email}`.slice(0, 12).replace(/\W/g, '-');
        expect(await guess(email, 5, () => from(bad))).toMatchObject({ status: 401 });
        expect(await guess(email, 3, () => from(bad))).toEqual({
          status: 428,
          body: { message: 'Proof of work required', proof_of_work: 1 },
        });
        // A proof of work for an earlier challenge is not enough for the next.
        expect(await guess(email, 1, () => from(bad, { work: 1 }))).toMatchObject({ status: 401 });
        expect(await guess(email, 1, () => from(bad, { work: 1 }))).toMatchObject({
          body: { proof_of_work: 2 },
        });
        await failed(`login here ${hashSecret(email)} ${from(bad).networks?.[0]}`, 19);
        await failed(`login account ${hashSecret(email)}`, 19);
        expect(await guess(email, 1, () => from(bad, { work: 16 }))).toMatchObject({
          body: { proof_of_work: 32 },
        });
        expect(await guess(email, 1, () => from(bad, { work: MOST_WORK }))).toMatchObject({ status: 401 });
        const rest = await guess(email, 1, () => from(bad, { work: MOST_WORK }));
        expect(rest).toMatchObject({ status: 429 });
        const { retry_after: wait } = rest?.body as { retry_after: number };
        expect(wait).toBeGreaterThan(600);
        expect(wait).toBeLessThanOrEqual(900);
        // After twenty failures from anywhere, other networks need a small proof of work, and nobody is delayed.
        expect((await logIn(email, from('good'), 'not this one')).body).toMatchObject({ proof_of_work: 1 });
        expect((await logIn(email, from('good', { work: 1 }), 'not this one')).status).toBe(401);
      },
    );

    test('right passwords are not counted', async () => {
      await registered('often@x.test');
      for (let n = 0; n < 7; n += 1) expect((await logIn('often@x.test', from('often'))).status).toBe(200);
    });

    test('guessed from two hundred networks, the owner logs in with a few seconds of work', async () => {
      await registered('spread@x.test');
      await guess('spread@x.test', 2, (n) => from(`spread${n}`));
      await failed(`login account ${hashSecret('spread@x.test')}`, 200);
      expect(await logIn('spread@x.test', from('home'))).toMatchObject({
        status: 428,
        body: { proof_of_work: MOST_WORK },
      });
      expect((await logIn('spread@x.test', from('home', { work: MOST_WORK }))).status).toBe(200);
    });

    test('a neighbour who tries a password at many accounts costs others work, and never a wait', async () => {
      await registered('neighbour@x.test');
      await guess('victim@x.test', 1, () => from('house'));
      await failed(`login network ${from('house').networks?.[0]}`, 60);
      expect((await logIn('neighbour@x.test', from('house'))).body).toMatchObject({ proof_of_work: 8 });
      expect((await logIn('neighbour@x.test', from('house', { work: 8 }))).status).toBe(200);
    });

    test('a browser that has logged in before passes, in the very network of who guesses', async () => {
      await registered('known@device.test');
      const { body } = await logIn('known@device.test', from('cafe'));
      const { device_token: device = '' } = body as { device_token?: string };
      const cafe = from('cafe').networks?.[0];
      await failed(`login here ${hashSecret('known@device.test')} ${cafe}`, 20);
      expect((await logIn('known@device.test', from('cafe', { work: MOST_WORK }))).status).toBe(429);
      const again = await logIn('known@device.test', from('cafe', { device }));
      expect(again).toMatchObject({ status: 200, body: { device_token: device } });
      // A device token does not allow more guesses, and is not valid for other accounts.
      await guess('known@device.test', DEVICE_FAILURES, () => from('cafe', { device }));
      expect((await logIn('known@device.test', from('cafe', { device }))).status).toBe(429);
      await registered('other@device.test');
      await failed(`login here ${hashSecret('other@device.test')} ${cafe}`, 20);
      expect((await logIn('other@device.test', from('cafe', { device }))).status).not.toBe(200);
    });

    test('a token that somebody has put into a browser is not the device of who logs in there', async () => {
      await Promise.all(['thief@device.test', 'owner@device.test'].map(registered));
      const planted = (await logIn('thief@device.test', from('a'))).body as { device_token: string };
      const own = (await logIn('owner@device.test', from('b', { device: planted.device_token }))).body;
      const { device_token: device } = own as { device_token: string };
      expect(device).not.toBe(planted.device_token);
      // The new device token is valid for both accounts of the browser.
      const both = ['thief@device.test', 'owner@device.test'];
      for (const email of both) {
        expect((await logIn(email, from('b', { device }))).body).toMatchObject({ device_token: device });
      }
      expect(
        (await logIn('owner@device.test', from('a', { device: planted.device_token }))).body,
      ).not.toMatchObject({
        device_token: planted.device_token,
      });
    });

    test('an open session shares no count with strangers: password and address are changed', async () => {
      const token = await holder('open@x.test');
      await failed(`login account ${hashSecret('open@x.test')}`, 200);
      const moved = await post('changeEmail', {
        token,
        email: 'open-new@x.test',
        current_password: PASSWORD,
      });
      expect(moved.status).toBe(200);
      const { account_token: next } = moved.body as { account_token: string };
      // Wrong passwords from a logged-in browser are counted by session.
      const password = 'a moon phase of my own';
      const change = { token: next, password, password_confirmation: password };
      for (let n = 0; n < 10; n += 1) {
        expect((await post('changePassword', { ...change, current_password: 'not this one' })).status).toBe(
          422,
        );
      }
      expect((await post('changePassword', { ...change, current_password: PASSWORD })).status).toBe(429);
      const second = (await logIn('open@x.test', from('home', { work: MOST_WORK }))).body;
      const other = { ...change, token: (second as { account_token: string }).account_token };
      expect((await post('changePassword', { ...other, current_password: PASSWORD })).status).toBe(200);
      expect((await read('account', next)).status).toBe(401);
    });

    test('its owner gets a link to a new password, however often strangers have asked', async () => {
      await holder('flooded@x.test');
      const { database } = backend();
      const minute = 60_000;
      for (let n = 30; n > 0; n -= 1) {
        await forgetPassword(
          database,
          'flooded@x.test',
          UNRECORDED,
          new Date(Date.now() - 35 * minute - n * 10 * minute),
        );
      }
      expect((await post('forgotPassword', { email: 'flooded@x.test' })).status).toBe(200);
      // Five letters are sent soon, the others half an hour apart; the last one is the owner's.
      const letters = await lettersTo(outbox, 'flooded@x.test', 1 + 5 + 8 + 1);
      const withLinks = letters.filter(({ text }) => text.includes('/reset-password/'));
      const links = withLinks.map((letter) => letter.linkTo('/reset-password/').split('=')[1]);
      const statuses: number[] = [];
      // Each with a password of its own: the same one again would be a second click (decision 352).
      for (const [place, token] of links.entries()) {
        const password = `a moon phase of my own ${place}`;
        const wish = { token, password, password_confirmation: password };
        statuses.push((await post('resetPassword', wish)).status);
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    });

    test('a browser the account does not know is told to its owner, with device, time and network', async () => {
      const visitor = (name: string, more: Partial<Visitor> = {}) =>
        from(name, { agent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0', place: '203.0.*.*', ...more });
      await registered('told@device.test');
      const first = (await logIn('told@device.test', visitor('home'))).body as { device_token: string };
      await logIn('told@device.test', visitor('home', { device: first.device_token }));
      await logIn('told@device.test', visitor('abroad', { place: '198.51.*.*' }));
      const subject = translator('ru')('accountMail.newDeviceSubject', { shop: SHOP_NAME.ru });
      // The first login after the registration and a known browser cause no letter: only the third login does.
      const letter = await letterTo(outbox, 'told@device.test', (one) => one.subject === subject);
      for (const part of ['Firefox, Windows', '198.51.*.*', 'московское время'])
        expect(letter.text).toContain(part);
      expect(letter.text).toContain('/profile/\n');
      const letters = await lettersTo(outbox, 'told@device.test', 2);
      expect(letters.filter((one) => one.subject === subject)).toHaveLength(1);
    });

    test('what happens is recorded, with nobody’s data', async () => {
      const { database } = backend();
      const { securityEvents } = schema;
      const last = Math.max(0, ...(await database.select().from(securityEvents)).map(({ id }) => id));
      await post('register', wishOf('seen@x.test'));
      await logIn('seen@x.test', from('seen'), 'not this one');
      const { body } = await logIn('seen@x.test', from('seen'));
      await post('logout', { token: (body as { account_token: string }).account_token });
      const rows = await database
        .select()
        .from(securityEvents)
        .where(gt(securityEvents.id, last))
        .orderBy(securityEvents.id);
      const kinds = ['registered', 'login_failed', 'login', 'new_device', 'logout'];
      expect(rows.map(({ kind }) => kind)).toEqual(kinds);
      expect(new Set(rows.slice(1, 4).map(({ network }) => network)).size).toBe(1);
      expect(JSON.stringify(rows)).not.toContain('seen@x.test');
    });

    test('counts are rows of the database: they outlive a restart and hold for all backends', async () => {
      await guess('rows@x.test', 3, () => from('rows'));
      const { database } = backend();
      const { counters } = schema;
      const rows = await database.select().from(counters).where(like(counters.key, 'login %'));
      const mine = rows.filter(({ key }) => key.includes(hashSecret('rows@x.test')));
      expect(mine.map(({ key, count }) => [key.split(' ')[1], count]).sort()).toEqual([
        ['account', 3],
        ['here', 3],
      ]);
      expect(JSON.stringify(rows)).not.toContain('@');
    });
  });
}
