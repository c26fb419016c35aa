import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { schema } from '@tourbillon/backend/database/database.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { callTarget } from '@tourbillon/domain/contract/call.ts';
import { CALLS, type CallName } from '@tourbillon/domain/contract/index.ts';
import { type accountSteps, PASSWORD } from '../account-steps.ts';
import type { Authenticator } from '../authenticator.ts';
import { origins, passkeySteps, tokenOf } from '../passkey-steps.ts';

const STALE = { status: 403, body: { errors: { recent_proof: ['recent_proof'] } } };

/** Actions that require a password or passkey within the last five minutes, and how it is given. */
export function recentProofSuite(backend: () => Backend, steps: ReturnType<typeof accountSteps>): void {
  const { post, read, holder, rowOf } = steps;
  const { options, added } = passkeySteps(steps);

  /** A person with an old login. */
  const stale = async (email: string, minutes: number | null = 5.1) => {
    const token = await holder(email);
    await age(email, minutes);
    return token;
  };
  const age = async (email: string, minutes: number | null) => {
    const { id = 0 } = (await rowOf(email)) ?? {};
    const provedAt = minutes === null ? null : new Date(Date.now() - minutes * 60_000);
    await backend()
      .database.update(schema.sessions)
      .set({ provedAt })
      .where(eq(schema.sessions.accountId, id));
  };

  const make = async (name: CallName, body: object) => {
    if (CALLS[name].method === 'POST') return post(name as never, body);
    const response = await fetch(`${backend().url}/ru${callTarget(CALLS[name], body as never)}`);
    return { status: response.status, body: (await response.json()) as unknown };
  };

  describe('recent proof', () => {
    test('is asked for where the shop would call somebody else, and not for a name', async () => {
      const token = await stale('contact@z.test');
      const same = { name: 'Анна', phone: '+79123456789', nickname: '', notify_type: 1, language: 'ru' };
      const edit = (changes: object) => post('editAccount', { token, ...same, ...changes });
      expect((await edit({ name: 'Anna', language: 'en', notify_type: 2 })).status).toBe(200);
      expect(await edit({ phone: '+79990001122' })).toMatchObject(STALE);
      expect(await edit({ nickname: '@another' })).toMatchObject(STALE);
      expect((await rowOf('contact@z.test'))?.phone).toBe('+79123456789');
    });

    test('a session from before it was noted is asked for it', async () => {
      const token = await stale('old@z.test', null);
      expect(await make('exportAccount', { token })).toMatchObject(STALE);
    });

    test('by the password: the session goes on under a new token, the old one is over', async () => {
      const token = await stale('password@z.test');
      const wrong = await post('prove', { token, current_password: 'not this one' });
      expect(wrong).toMatchObject({
        status: 422,
        body: { errors: { current_password: ['password_wrong'] } },
      });
      expect(await make('exportAccount', { token })).toMatchObject(STALE);
      const fresh = tokenOf(await post('prove', { token, current_password: PASSWORD }));
      expect(fresh).not.toBe('');
      expect((await read('account', token)).status).toBe(401);
      expect((await make('exportAccount', { token: fresh })).status).toBe(200);
      expect((await read('sessions', fresh)).body.data).toHaveLength(1);
      await age('password@z.test', 5.1);
      expect(await make('exportAccount', { token: fresh })).toMatchObject(STALE);
    });

    test('by a passkey of one’s own that knows its owner', async () => {
      const token = await holder('passkey@z.test');
      const key = await added(token);
      const foreign = await added(await holder('foreign@z.test'));
      await age('passkey@z.test', 6);
      const show = async (shown: Authenticator, twist = {}) =>
        post('prove', { token, response: shown.get(await options('proofOptions', { token }), twist) });
      const refused = { status: 422, body: { errors: { response: ['passkey_refused'] } } };
      expect(await show(foreign)).toMatchObject(refused);
      expect(await show(key, { verified: false })).toMatchObject(refused);
      expect(await show(key, { origin: origins.uz })).toMatchObject(refused);
      const fresh = tokenOf(await show(key));
      expect((await make('exportAccount', { token: fresh })).status).toBe(200);
      expect((await read('account', token)).status).toBe(401);
    });

    test('nobody proves anything with nothing, or without a session', async () => {
      const token = await stale('nothing@z.test');
      expect(await post('prove', { token })).toMatchObject({ status: 422 });
      expect((await post('prove', { token: 'A'.repeat(43), current_password: PASSWORD })).status).toBe(401);
      expect(await post('proofOptions', { token })).toMatchObject({
        status: 422,
        body: { errors: { response: ['passkey_none'] } },
      });
    });
  });
}
