import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { newChallenge } from '@tourbillon/backend/accounts/passkeys/challenges.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import type { accountSteps } from '../account-steps.ts';
import { ask, send } from '../ask.ts';
import { Authenticator, type ResponseChanges } from '../authenticator.ts';
import { origins, passkeySteps, tokenOf } from '../passkey-steps.ts';

const { accountSecurity, passkeyChallenges, passkeys } = schema;
const REFUSED = { status: 401, body: { message: 'Not logged in' } };

/** Passkeys: added, used for logins, renamed, removed. */
export function passkeysSuite(backend: () => Backend, steps: ReturnType<typeof accountSteps>): void {
  const { post, read, holder, rowOf } = steps;
  const { options, added, enter } = passkeySteps(steps);
  const rowOfKey = async ({ id }: Authenticator) =>
    (await backend().database.select().from(passkeys).where(eq(passkeys.credentialId, id)))[0];

  describe('passkeys', () => {
    test('one is added, logs in, is renamed and removed', async () => {
      const token = await holder('key@x.test');
      const key = await added(token);
      const entered = await enter(key);
      expect(entered.status).toBe(200);
      expect((await read('account', tokenOf(entered))).body.data).toMatchObject({ email: 'key@x.test' });

      const list = await read('signInSecurity', token);
      expect(list.body.data).toMatchObject({
        passkeys: [{ name: 'Phone', site: 'ru.localhost', here: true, synced: false }],
        recovery_codes: { left: 0, made_at: null },
        second_factor: false,
      });
      const [{ id, used_at }] = (list.body.data as { passkeys: [{ id: number; used_at: string }] }).passkeys;
      expect(Date.now() - Date.parse(used_at)).toBeLessThan(60_000);
      expect(await post('renamePasskey', { token, id, name: ' Key ring ' })).toMatchObject({
        status: 200,
        body: { data: { passkeys: [{ name: 'Key ring' }] } },
      });
      expect(await post('removePasskey', { token, id })).toMatchObject({ body: { data: { passkeys: [] } } });
      expect(await enter(key)).toEqual(REFUSED);
    });

    test('the account is known to authenticators by random signs, the same for each of its passkeys', async () => {
      const token = await holder('handle@x.test');
      const [one, two] = [
        await options('passkeyOptions', { token }),
        await options('passkeyOptions', { token }),
      ];
      const { user } = one as unknown as { user: { id: string } };
      expect((two as unknown as { user: object }).user).toEqual(user);
      expect(Buffer.from(user.id, 'base64url')).toHaveLength(32);
      const other = await options('passkeyOptions', { token: await holder('handle-2@x.test') });
      expect((other as unknown as { user: { id: string } }).user.id).not.toBe(user.id);
    });

    const wrong: [string, ResponseChanges][] = [
      ['the origin of another site', { origin: 'https://evil.example' }],
      ['the origin of another of our hosts', { origin: origins.en }],
      ['another relying party', { rpId: 'evil.example' }],
      ['the relying party of another of our hosts', { rpId: 'en.localhost' }],
      ['a challenge that nobody gave', { challenge: 'A'.repeat(43) }],
      ['the ceremony of making one', { type: 'webauthn.create' }],
      ['another key’s signature', { forged: true }],
      ['a device that does not know its owner', { verified: false }],
      ['the handle of nobody', { userHandle: 'A'.repeat(43) }],
      ['no handle', { userHandle: null }],
    ];
    test('a login is refused by whatever is not as it was asked for', async () => {
      const key = await added(await holder('twist@x.test'));
      for (const [what, twist] of wrong) expect([what, await enter(key, twist)]).toEqual([what, REFUSED]);
      expect((await enter(key)).status).toBe(200);
    });

    test('so is one that is added', async () => {
      const token = await holder('added@x.test');
      const twists = wrong.filter(
        ([, twist]) => !('forged' in twist || 'verified' in twist || 'userHandle' in twist),
      );
      for (const [what, twist] of [...twists, ['login', { type: 'webauthn.get' }] as const]) {
        if (twist.type === 'webauthn.create') continue;
        const key = new Authenticator(origins.ru);
        const response = key.create(await options('passkeyOptions', { token }), twist);
        const { status, body } = await post('addPasskey', { token, name: 'x', response });
        expect([what, status, body]).toEqual([
          what,
          422,
          { message: 'The request is not valid', errors: { response: ['passkey_refused'] } },
        ]);
      }
    });

    test('a challenge is good once, for its purpose, its person and its site, and for five minutes', async () => {
      const token = await holder('challenge@x.test');
      const key = await added(token);
      const asked = await options('passkeyLoginOptions', {});
      const response = key.get(asked);
      expect((await post('loginByPasskey', { response })).status).toBe(200);
      expect(await post('loginByPasskey', { response })).toEqual(REFUSED);
      expect(await post('loginByPasskey', { response: key.get(asked) })).toEqual(REFUSED);

      const forProof = await options('proofOptions', { token });
      expect(await post('loginByPasskey', { response: key.get(forProof) })).toEqual(REFUSED);
      const { id: accountId = 0 } = (await rowOf('challenge@x.test')) ?? {};
      const { database } = backend();
      const late = await newChallenge(
        database,
        { purpose: 'login', accountId: null, rpId: 'ru.localhost' },
        new Date(Date.now() - 5 * 60_000 - 1000),
      );
      expect(await post('loginByPasskey', { response: key.get({ challenge: late }) })).toEqual(REFUSED);
      const left = await database
        .select()
        .from(passkeyChallenges)
        .where(and(eq(passkeyChallenges.accountId, accountId), eq(passkeyChallenges.purpose, 'login')));
      expect(left).toEqual([]);
    });

    test('of two answers to one challenge at once one is the first', async () => {
      const key = await added(await holder('race@x.test'), 'ru', false);
      const response = key.get(await options('passkeyLoginOptions', {}));
      const responses = await Promise.all([1, 2, 3].map(() => post('loginByPasskey', { response })));
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    });

    test('one made on a host works on that host', async () => {
      const token = await holder('hosts@x.test');
      const key = await added(token, 'en');
      expect((await enter(key, {}, 'en')).status).toBe(200);
      expect(await enter(key, {}, 'ru')).toEqual(REFUSED);
      expect(await enter(key, { rpId: 'ru.localhost', origin: origins.ru }, 'ru')).toEqual(REFUSED);
      expect((await read('signInSecurity', token)).body.data).toMatchObject({
        passkeys: [{ site: 'en.localhost', here: false }],
      });
    });

    test('somebody else’s cannot be renamed, removed or added once more', async () => {
      const [mine, other] = [await holder('mine@x.test'), await holder('other@x.test')];
      const key = await added(mine);
      const { id = 0 } = (await rowOfKey(key)) ?? {};
      expect((await post('renamePasskey', { token: other, id, name: 'x' })).status).toBe(404);
      expect((await post('removePasskey', { token: other, id })).status).toBe(404);
      const response = key.create(await options('passkeyOptions', { token: other }));
      expect(await post('addPasskey', { token: other, name: 'x', response })).toMatchObject({
        status: 422,
        body: { errors: { response: ['passkey_known'] } },
      });
      // A response to the challenge of another account.
      const asked = await options('passkeyOptions', { token: mine });
      const strange = new Authenticator(origins.ru).create(asked);
      expect((await post('addPasskey', { token: other, name: 'x', response: strange })).status).toBe(422);
    });

    test('a counter that does not rise is refused: a copy may be about', async () => {
      const key = await added(await holder('counter@x.test'));
      expect((await enter(key, { counter: 7 })).status).toBe(200);
      expect(await enter(key, { counter: 7 })).toEqual(REFUSED);
      expect(await enter(key, { counter: 0 })).toEqual(REFUSED);
      expect((await enter(key, { counter: 8 })).status).toBe(200);
      const synced = await added(await holder('synced@x.test'), 'ru', false);
      for (const _ of [1, 2]) expect((await enter(synced)).status).toBe(200);
    });

    test('the export names them, without their keys', async () => {
      const token = await holder('key-export@x.test');
      const key = await added(token);
      const { data } = await ask(backend().url, 'ru', 'exportAccount', { token });
      expect(data.parts.passkeys).toMatchObject([{ name: 'Phone', address: 'ru.localhost', seen_at: null }]);
      const { publicKey = '', credentialId = '' } = (await rowOfKey(key)) ?? {};
      for (const hidden of [publicKey, credentialId]) expect(JSON.stringify(data)).not.toContain(hidden);
    });

    test('logging in by one takes no wish to be deleted back', async () => {
      const token = await holder('stay@x.test');
      const key = await added(token);
      expect((await send(backend().url, 'ru', 'deleteAccount', { token })).status).toBe(200);
      expect((await rowOf('stay@x.test'))?.deleteAt).not.toBeNull();
      expect((await enter(key)).status).toBe(200);
      expect((await rowOf('stay@x.test'))?.deleteAt).not.toBeNull();
    });

    test('nothing of an account is left when it is deleted', async () => {
      const token = await holder('gone@x.test');
      await added(token);
      const { id = 0 } = (await rowOf('gone@x.test')) ?? {};
      const { database } = backend();
      await database.delete(schema.accounts).where(eq(schema.accounts.id, id));
      expect(await database.select().from(passkeys).where(eq(passkeys.accountId, id))).toEqual([]);
      expect(await database.select().from(accountSecurity).where(eq(accountSecurity.accountId, id))).toEqual(
        [],
      );
    });
  });
}
