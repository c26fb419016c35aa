import { asc, gt } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { schema } from '@tourbillon/backend/database/database.ts';
import { staffKey } from '@tourbillon/backend/data-directory/staff-key.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import type { Visitor } from '@tourbillon/domain/contract/visitor-headers.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { lettersTo } from '../../mail/mailbox.ts';
import { type accountSteps, PASSWORD } from '../account-steps.ts';
import { Authenticator } from '../authenticator.ts';
import { origins, passkeySteps, ticketOf, tokenOf } from '../passkey-steps.ts';
import { SHOP_NAME } from '../shop-name.ts';

const t = translator('ru');
const SHOP = { shop: SHOP_NAME.ru };

/** Letters to the owner of an account about passkeys and the second step of a login. */
export function signInNewsSuite(
  backend: () => Backend,
  steps: ReturnType<typeof accountSteps>,
  dataDir: string,
): void {
  const outbox = `${dataDir}/outbox`;
  const { post, read, holder, secretIn, logIn } = steps;
  const { options, added, enter, codes } = passkeySteps(steps);
  /** Letters with a subject, as soon as there are this many. Other letters are ignored. */
  const lettersOf = (email: string, subject: string, count: number) =>
    vi.waitUntil(
      async () => {
        const found = (await lettersTo(outbox, email)).filter((one) => one.subject === subject);
        return found.length >= count && found;
      },
      { timeout: 20_000, interval: 100 },
    );
  /** A person with a confirmed mailbox. */
  const confirmed = async (email: string) => {
    const token = await holder(email);
    const secret = await secretIn(email, 1, '/registration/confirm/');
    expect((await post('verifyEmail', { token: secret })).status).toBe(200);
    return token;
  };
  const deviceOf = ({ body }: { body: unknown }) => (body as { device_token?: string }).device_token ?? '';

  describe('a login with a passkey is one like any other', () => {
    const visitor = (more: Partial<Visitor> = {}): Partial<Visitor> => ({
      networks: ['passkey-login'.padEnd(43, '_')],
      agent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
      place: '203.0.*.*',
      ...more,
    });
    const subject = t('accountMail.newDeviceSubject', SHOP);

    test('its browser is remembered, one that is new is told to the owner, all is recorded', async () => {
      const { database } = backend();
      const { securityEvents } = schema;
      const key = await added(await holder('by-key@x.test'));
      const last = Math.max(0, ...(await database.select().from(securityEvents)).map(({ id }) => id));
      const first = await enter(key, {}, 'ru', visitor());
      expect(deviceOf(first)).toMatch(/^[\w-]{43}$/);
      const again = await enter(key, {}, 'ru', visitor({ device: deviceOf(first) }));
      expect(deviceOf(again)).toBe(deviceOf(first));
      await enter(key, { forged: true }, 'ru', visitor());
      const stranger = new Authenticator(origins.ru);
      stranger.create(await options('passkeyOptions', { token: tokenOf(again) }));
      await enter(stranger, {}, 'ru', visitor());
      const rows = await database
        .select()
        .from(securityEvents)
        .where(gt(securityEvents.id, last))
        .orderBy(asc(securityEvents.id));
      expect(rows.map(({ kind, detail }) => [kind, detail])).toEqual([
        ['login', 'passkey'],
        ['new_device', null],
        ['login', 'passkey'],
        ['login_failed', 'passkey'],
        ['login_failed', 'passkey'],
      ]);
      expect(new Set(rows.map(({ network }) => network))).toEqual(new Set(visitor().networks));
      const letters = await lettersOf('by-key@x.test', subject, 1);
      expect(letters).toHaveLength(1);
      for (const part of ['Firefox, Windows', '203.0.*.*', 'московское время'])
        expect(letters[0]?.text).toContain(part);
      // // A password login in the same browser keeps its device token.
      const login = { email: 'by-key@x.test', password: PASSWORD };
      expect(deviceOf(await post('login', login, 'ru', visitor({ device: deviceOf(first) })))).toBe(
        deviceOf(first),
      );
    });

    test('so is one with a password and a passkey after it', async () => {
      const token = await holder('two-steps@x.test');
      const key = await added(token);
      await codes(token);
      await post('setSecondFactor', { token, on: true });
      const logInTwice = async (more: Partial<Visitor>) => {
        const ticket = ticketOf(await post('login', { email: 'two-steps@x.test', password: PASSWORD }));
        const response = key.get(await options('secondFactorOptions', { ticket }));
        return post('completeLogin', { ticket, response }, 'ru', visitor(more));
      };
      const first = await logInTwice({});
      expect(deviceOf(await logInTwice({ device: deviceOf(first) }))).toBe(deviceOf(first));
      expect(await lettersOf('two-steps@x.test', subject, 1)).toHaveLength(1);
    });
  });

  describe('the owner is notified of every change of what one logs in with', () => {
    const subject = t('securityMail.subject', SHOP);

    test('passkeys, recovery codes and the second step, each in a letter of its own', async () => {
      const email = 'news@x.test';
      const token = await confirmed(email);
      await added(token);
      await codes(token);
      await post('setSecondFactor', { token, on: true });
      await post('setSecondFactor', { token, on: true });
      await post('setSecondFactor', { token, on: false });
      await post('setSecondFactor', { token, on: true });
      const list = await read('signInSecurity', token);
      const [{ id }] = (list.body.data as { passkeys: [{ id: number }] }).passkeys;
      await post('renamePasskey', { token, id, name: 'Another' });
      await post('removePasskey', { token, id });
      const letters = await lettersOf(email, subject, 6);
      const told = ['passkeyAdded', 'codesMade', 'factorOn', 'factorOff', 'passkeyRemoved'] as const;
      const inOrder = letters.map(({ text }) =>
        told.filter((one) => text.includes(t(`securityMail.${one}`))),
      );
      expect(inOrder.map((one) => one.join()).sort()).toEqual(
        ['passkeyAdded', 'codesMade', 'factorOn', 'factorOff', 'factorOn', 'factorOff,passkeyRemoved'].sort(),
      );
      expect(letters[0]?.text).toContain('московское время');
      expect(letters[0]?.text).toContain('/forgot-password/');
    });

    test('what the staff removes for who came with a document', async () => {
      const email = 'news-staff@x.test';
      await added(await confirmed(email));
      const response = await fetch(`${backend().url}/staff/customers/second-factor-off`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${staffKey(dataDir)}` },
        body: JSON.stringify({ email }),
      });
      expect(await response.json()).toEqual({ data: true });
      const letters = await lettersOf(email, subject, 2);
      expect(letters.some(({ text }) => text.includes(t('securityMail.protectionRemoved')))).toBe(true);
      expect(await logIn(email)).not.toBe('');
    });

    test('a change that fails is told to nobody, nor is any in a mailbox that was never confirmed', async () => {
      const queued = () => backend().database.select().from(schema.mailQueue);
      const sent = async (email: string) =>
        (await queued()).filter(
          ({ recipient, template }) => recipient === email && template === 'sign-in-changed',
        );
      const [first, second] = [await confirmed('news-first@x.test'), await confirmed('news-second@x.test')];
      const key = await added(first);
      const response = key.create(await options('passkeyOptions', { token: second }));
      expect((await post('addPasskey', { token: second, name: 'x', response })).status).toBe(422);
      await added(await holder('news-stranger@x.test'));
      expect(await sent('news-first@x.test')).toHaveLength(1);
      expect(await sent('news-second@x.test')).toEqual([]);
      expect(await sent('news-stranger@x.test')).toEqual([]);
    });
  });
}
