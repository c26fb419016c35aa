import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { schema } from '@tourbillon/backend/database/database.ts';
import { staffKey } from '@tourbillon/backend/data-directory/staff-key.ts';
import { keyedHash } from '@tourbillon/backend/security-events/keyed-hash.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { type accountSteps, PASSWORD } from '../account-steps.ts';
import { passkeySteps, ticketOf, tokenOf } from '../passkey-steps.ts';
import { areaSteps } from './area.ts';

const OVER = { status: 422, body: { errors: { ticket: ['ticket_over'] } } };

/** The second factor of a login, and recovery codes for its loss. */
export function secondFactorSuite(
  backend: () => Backend,
  steps: ReturnType<typeof accountSteps>,
  dataDir: string,
): void {
  const { post, read, secretIn, logIn, holder, rowOf } = steps;
  const { options, added, enter, codes } = passkeySteps(steps);
  const { confirm } = areaSteps(backend);

  /** A person with a passkey, recovery codes and the second factor switched on. */
  const protectedBy = async (email: string) => {
    const token = await holder(email);
    const key = await added(token);
    const printed = await codes(token);
    expect((await post('setSecondFactor', { token, on: true })).status).toBe(200);
    return { token, key, printed };
  };
  /** Events of an account that the calls of these suites have recorded, in order. */
  const eventsOf = async (accountId: number) => {
    const { securityEvents } = schema;
    const rows = await backend()
      .database.select({ kind: securityEvents.kind, detail: securityEvents.detail })
      .from(securityEvents)
      .where(eq(securityEvents.account, keyedHash(staffKey(dataDir))('account', String(accountId))))
      .orderBy(asc(securityEvents.id));
    return rows
      .map(({ kind, detail }) => [kind, detail].filter(Boolean).join(' '))
      .filter((event) => !['registered', 'login password', 'new_device'].includes(event));
  };
  const ask = (email: string) => post('login', { email, password: PASSWORD });

  describe('the second factor', () => {
    test('needs a passkey and recovery codes', async () => {
      const token = await holder('needs@x.test');
      const on = { token, on: true };
      expect(await post('setSecondFactor', on)).toMatchObject({ body: { errors: { on: ['passkey_none'] } } });
      await added(token);
      expect(await post('setSecondFactor', on)).toMatchObject({
        body: { errors: { on: ['recovery_none'] } },
      });
      await codes(token);
      expect(await post('setSecondFactor', on)).toMatchObject({ body: { data: { second_factor: true } } });
      expect(await post('setSecondFactor', { token, on: false })).toMatchObject({
        body: { data: { second_factor: false } },
      });
      expect(await logIn('needs@x.test')).not.toBe('');
    });

    test('a password gives a ticket, which is no session; the passkey completes it, once', async () => {
      const { key } = await protectedBy('second@x.test');
      const asked = await ask('second@x.test');
      expect(asked).toMatchObject({
        status: 200,
        body: { second_factor: { valid_minutes: 5, passkey: true, sites: ['ru.localhost'] } },
      });
      expect(tokenOf(asked)).toBe('');
      const ticket = ticketOf(asked);
      expect((await read('account', ticket)).status).toBe(401);
      const question = await options('secondFactorOptions', { ticket });
      expect(question).toMatchObject({ userVerification: 'preferred', allowCredentials: [{ id: key.id }] });
      // A security key without user verification is valid as a second factor.
      const response = key.get(question, { verified: false });
      const done = await post('completeLogin', { ticket, response });
      expect((await read('account', tokenOf(done))).status).toBe(200);
      expect(await post('completeLogin', { ticket, response })).toMatchObject(OVER);
      // A passkey with user verification counts as two factors.
      expect((await enter(key)).status).toBe(200);
    });

    test('a recovery code completes it, as somebody types it, and is good once', async () => {
      const { token, printed } = await protectedBy('codes@x.test');
      const [first = '', second = ''] = printed;
      const use = async (recovery_code: string) =>
        post('completeLogin', { ticket: ticketOf(await ask('codes@x.test')), recovery_code });
      expect(tokenOf(await use(first.toLowerCase().replaceAll('-', ' ')))).not.toBe('');
      expect(await use(first)).toMatchObject({
        status: 422,
        body: { errors: { recovery_code: ['recovery_code'] } },
      });
      expect((await read('signInSecurity', token)).body.data).toMatchObject({ recovery_codes: { left: 9 } });
      await codes(token);
      expect((await use(second)).status).toBe(422);
    });

    test('ten codes are shown once and kept as hashes with a salt', async () => {
      const { token, printed } = await protectedBy('hashes@y.test');
      expect(new Set(printed).size).toBe(10);
      const { id = 0 } = (await rowOf('hashes@y.test')) ?? {};
      const { database } = backend();
      const { recoveryCodes, accountSecurity } = schema;
      const rows = await database.select().from(recoveryCodes).where(eq(recoveryCodes.accountId, id));
      expect(rows).toHaveLength(10);
      const [security] = await database
        .select()
        .from(accountSecurity)
        .where(eq(accountSecurity.accountId, id));
      expect(Buffer.from(security?.recoverySalt ?? '', 'base64')).toHaveLength(16);
      const shown = JSON.stringify([rows, await read('signInSecurity', token)]);
      for (const code of printed) expect(shown).not.toContain(code.replaceAll('-', ''));
    });

    test.each([
      ['somebody else’s code', 'stranger'],
      ['a code that is none', '0000-0000-0000'],
      ['nothing', ''],
    ])('%s is refused', async (_, sent) => {
      const email = `refused-${sent.length}@y.test`;
      await protectedBy(email);
      const foreign = sent === 'stranger' ? (await codes(await holder(`of-${email}`)))[0] : sent;
      const ticket = ticketOf(await ask(email));
      expect(await post('completeLogin', { ticket, recovery_code: foreign })).toMatchObject({
        status: 422,
        body: { errors: { recovery_code: ['recovery_code'] } },
      });
    });

    test('somebody else’s passkey is refused', async () => {
      await protectedBy('guarded@y.test');
      const { key } = await protectedBy('thief@y.test');
      const ticket = ticketOf(await ask('guarded@y.test'));
      const response = key.get(await options('secondFactorOptions', { ticket }));
      expect(await post('completeLogin', { ticket, response })).toMatchObject({
        status: 422,
        body: { errors: { response: ['passkey_refused'] } },
      });
    });

    test('after five wrong answers the password has to be given again, also when they come at once', async () => {
      const { printed } = await protectedBy('five@y.test');
      const ticket = ticketOf(await ask('five@y.test'));
      const wrong = { ticket, recovery_code: '0000-0000-0000' };
      const responses = await Promise.all([...Array(8)].map(() => post('completeLogin', wrong)));
      const judged = responses.filter(({ body }) => 'recovery_code' in (body as { errors: object }).errors);
      expect(judged).toHaveLength(5);
      expect(await post('completeLogin', { ticket, recovery_code: printed[0] })).toMatchObject(OVER);
      expect(await post('secondFactorOptions', { ticket })).toMatchObject(OVER);
      const again = ticketOf(await ask('five@y.test'));
      expect((await post('completeLogin', { ticket: again, recovery_code: printed[0] })).status).toBe(200);
    });

    test('a ticket lasts five minutes', async () => {
      const { printed } = await protectedBy('late@y.test');
      const ticket = ticketOf(await ask('late@y.test'));
      const { loginTickets } = schema;
      const { id = 0 } = (await rowOf('late@y.test')) ?? {};
      await backend()
        .database.update(loginTickets)
        .set({ expiresAt: new Date(Date.now() - 1000) })
        .where(eq(loginTickets.accountId, id));
      expect(await post('completeLogin', { ticket, recovery_code: printed[0] })).toMatchObject(OVER);
    });

    test('a new password by a letter does not go round it, the recovery code does', async () => {
      const { token, printed } = await protectedBy('reset@y.test');
      await confirm('reset@y.test');
      await post('forgotPassword', { email: 'reset@y.test' });
      const secret = await secretIn('reset@y.test', 2, '/reset-password/');
      const words = { password: 'a moon phase of my own', password_confirmation: 'a moon phase of my own' };
      expect((await post('resetPassword', { token: secret, ...words })).status).toBe(200);
      expect((await read('account', token)).status).toBe(401);
      const asked = await post('login', { email: 'reset@y.test', password: words.password });
      expect(tokenOf(asked)).toBe('');
      const done = await post('completeLogin', { ticket: ticketOf(asked), recovery_code: printed[0] });
      expect(tokenOf(done)).not.toBe('');
    });

    test('who has lost passkeys and codes is let in by the staff, who has seen a document', async () => {
      const { token, key, printed } = await protectedBy('lost@y.test');
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${staffKey(dataDir)}` };
      const send = (email: string, more = {}) =>
        fetch(`${backend().url}/staff/customers/second-factor-off`, {
          method: 'POST',
          headers: { ...headers, ...more },
          body: JSON.stringify({ email }),
        });
      const end = async (email: string) => (await send(email)).json();
      expect((await send('lost@y.test', { Authorization: 'Bearer stranger' })).status).toBe(404);
      expect(await end('nobody@y.test')).toEqual({ data: false });
      const ticket = ticketOf(await ask('lost@y.test'));
      expect(await end('Lost@y.test')).toEqual({ data: true });
      expect((await read('account', token)).status).toBe(401);
      expect((await enter(key)).status).toBe(401);
      expect(await post('completeLogin', { ticket, recovery_code: printed[0] })).toMatchObject(OVER);
      expect(await logIn('lost@y.test')).not.toBe('');
      const { id = 0 } = (await rowOf('lost@y.test')) ?? {};
      expect((await eventsOf(id)).at(-1)).toBe('staff_change second_factor');
    });

    test('all of it is among the security events', async () => {
      const { token, key, printed } = await protectedBy('events@y.test');
      const response = async (more: object) =>
        post('completeLogin', { ticket: ticketOf(await ask('events@y.test')), ...more });
      await response({ recovery_code: '0000-0000-0000' });
      await response({ recovery_code: printed[0] });
      await enter(key, { forged: true });
      await enter(key, { counter: 1 });
      await enter(key);
      await post('prove', { token, current_password: 'not this one' });
      const fresh = tokenOf(await post('prove', { token, current_password: PASSWORD }));
      const [{ id }] = ((await read('signInSecurity', fresh)).body.data as { passkeys: [{ id: number }] })
        .passkeys;
      await post('removePasskey', { token: fresh, id });
      const { id: accountId = 0 } = (await rowOf('events@y.test')) ?? {};
      expect(await eventsOf(accountId)).toEqual([
        'passkey_added',
        'recovery_codes_made',
        'second_factor_on',
        'second_factor_failed recovery_code',
        'recovery_code_used',
        'login recovery_code',
        'login_failed passkey',
        'passkey_counter_fell passkey',
        'login passkey',
        'reauthentication_failed password',
        'reauthenticated password',
        'passkey_removed',
        'second_factor_off',
      ]);
    });

    test('a site without a passkey of theirs says so; with the last passkey it is switched off', async () => {
      const { token } = await protectedBy('elsewhere@y.test');
      const asked = await post('login', { email: 'elsewhere@y.test', password: PASSWORD }, 'uz');
      expect(asked.body).toMatchObject({ second_factor: { passkey: false, sites: ['ru.localhost'] } });
      expect(await post('secondFactorOptions', { ticket: ticketOf(asked) }, 'uz')).toMatchObject({
        status: 422,
        body: { errors: { response: ['passkey_none'] } },
      });
      const { body } = await read('signInSecurity', token);
      const [{ id }] = (body.data as { passkeys: [{ id: number }] }).passkeys;
      expect(await post('removePasskey', { token, id })).toMatchObject({
        body: { data: { second_factor: false } },
      });
      expect(await logIn('elsewhere@y.test')).not.toBe('');
    });
  });
}
