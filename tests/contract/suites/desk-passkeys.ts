import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { configuration } from '@tourbillon/backend/configuration/configuration.ts';
import { newDeskChallenge } from '@tourbillon/backend/desk-people/passkeys/challenges.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { deskAddress } from '@tourbillon/platform/configuration/desk-address.ts';
import { Authenticator, type ResponseChanges } from '../authenticator.ts';
import { deskSteps } from '../desk-steps.ts';

const { mailQueue, staffPasskeys, staffSessions } = schema;

const ORIGIN = new URL(deskAddress(configuration())).origin;
const REFUSED = { status: 401, body: { message: 'Not logged in' } };

/** Invalid logins by passkey. */
const WRONG: [string, ResponseChanges][] = [
  ['another address', { origin: 'https://evil.example' }],
  ['a site of the shop', { origin: 'http://ru.localhost:4321' }],
  ['another relying party', { rpId: 'evil.example' }],
  ['a challenge that nobody gave', { challenge: 'A'.repeat(43) }],
  ['the ceremony of making one', { type: 'webauthn.create' }],
  ['another key’s signature', { forged: true }],
  ['a device that does not know its owner', { verified: false }],
  ['the handle of nobody', { userHandle: 'A'.repeat(43) }],
];

/** Passkeys of colleagues: added, used for logins and as proof, renamed, removed. */
export function deskPasskeysSuite(backend: () => Backend): void {
  const { call, ask, invited, authenticatorOf, colleague, joined } = deskSteps(backend);

  const added = async (token: string, counts = true): Promise<Authenticator> => {
    const key = new Authenticator(ORIGIN, { counts });
    const { data } = await ask('deskPasskeyOptions', {}, token);
    await ask('addDeskPasskey', { name: 'Phone', response: key.create(data) }, token);
    return key;
  };
  const enter = async (key: Authenticator, twist: ResponseChanges = {}, network?: string) => {
    const from = network === undefined ? {} : { network };
    const { data } = await ask('passkeyLogInOptions');
    return call('logInByPasskey', { response: key.get(data, twist) }, from);
  };
  const tokenOf = ({ body }: { body: unknown }) => (body as { token?: string }).token ?? '';

  describe('the desk: passkeys', () => {
    test('one is added, logs in without password and code, is renamed and removed, each with its entry', async () => {
      const { token, id: staffId, email } = await colleague('key@desk.test', 'editor');
      const key = await added(token);
      const entered = await enter(key);
      expect(entered).toMatchObject({ status: 200, body: { data: { email } } });
      expect((await ask('me', {}, tokenOf(entered))).data.email).toBe(email);
      const [row] = (await ask('deskPasskeys', {}, token)).data;
      expect(row).toMatchObject({ name: 'Phone', here: true, synced: false });
      expect(Date.now() - Date.parse(row?.used_at ?? '')).toBeLessThan(60_000);
      const id = row?.id ?? 0;
      expect((await ask('renameDeskPasskey', { id, name: ' Key ring ' }, token)).data).toMatchObject([
        { name: 'Key ring' },
      ]);
      expect((await ask('removeDeskPasskey', { id }, token)).data).toEqual([]);
      expect(await enter(key)).toEqual(REFUSED);
      const owner = await colleague('key-owner@desk.test', 'owner');
      const { data } = await ask('audit', { person: String(staffId) as never }, owner.token);
      expect(data.map((entry) => [entry.call, entry.rows])).toEqual(
        ['removeDeskPasskey', 'renameDeskPasskey', 'addDeskPasskey'].map((name) => [name, [id]]),
      );
      const letters = await backend().database.select().from(mailQueue).where(eq(mailQueue.recipient, email));
      expect(letters.map(({ template }) => template)).toEqual(Array(2).fill('desk-sign-in-changed'));
    });

    test('a login is refused by whatever is not as it was asked for', async () => {
      const { token } = await colleague('twist@desk.test', 'editor');
      const key = await added(token);
      for (const [what, twist] of WRONG) expect([what, await enter(key, twist)]).toEqual([what, REFUSED]);
      expect((await enter(key)).status).toBe(200);
      expect(await enter(key, { counter: 1 }), 'a counter that does not rise').toEqual(REFUSED);
    });

    test('so is one that is added: it has to know its owner too', async () => {
      const { token } = await colleague('twisted@desk.test', 'editor');
      const twists = WRONG.filter(([, twist]) => !('forged' in twist || 'userHandle' in twist));
      for (const [what, twist] of twists) {
        const bad = twist.type === undefined ? twist : { type: 'webauthn.get' };
        const { data } = await ask('deskPasskeyOptions', {}, token);
        const response = new Authenticator(ORIGIN).create(data, bad);
        const { status, body } = await call('addDeskPasskey', { name: 'x', response }, { token });
        expect([what, status, body]).toMatchObject([
          what,
          422,
          { errors: { response: ['passkey_refused'] } },
        ]);
      }
    });

    test('a challenge is good once, for its purpose and its person, and for five minutes', async () => {
      const [mine, other] = [
        await colleague('challenge@desk.test', 'editor'),
        await colleague('challenge-2@desk.test', 'editor'),
      ];
      const key = await added(mine.token, false);
      const { data: asked } = await ask('passkeyLogInOptions');
      const response = key.get(asked);
      const three = await Promise.all([1, 2, 3].map(() => call('logInByPasskey', { response })));
      expect(three.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
      const { data: forProof } = await ask('deskProofOptions', {}, mine.token);
      expect(await call('logInByPasskey', { response: key.get(forProof) })).toEqual(REFUSED);
      const { data: forMe } = await ask('deskPasskeyOptions', {}, mine.token);
      const made = new Authenticator(ORIGIN).create(forMe);
      expect((await call('addDeskPasskey', { name: 'x', response: made }, other)).status).toBe(422);
      const long = new Date(Date.now() - 5 * 60_000 - 1_000);
      const purpose = { purpose: 'login', staffId: null, rpId: new URL(ORIGIN).hostname } as const;
      const late = await newDeskChallenge(backend().database, purpose, long);
      expect(await call('logInByPasskey', { response: key.get({ challenge: late }) })).toEqual(REFUSED);
    });

    test('somebody else’s cannot be renamed, removed, added once more or used as proof', async () => {
      const [mine, other] = [
        await colleague('mine@desk.test', 'owner'),
        await colleague('other@desk.test', 'owner'),
      ];
      const key = await added(mine.token);
      const [{ id = 0 } = {}] = (await ask('deskPasskeys', {}, mine.token)).data;
      expect((await call('renameDeskPasskey', { id, name: 'x' }, other)).status).toBe(404);
      expect((await call('removeDeskPasskey', { id }, other)).status).toBe(404);
      const { data } = await ask('deskPasskeyOptions', {}, other.token);
      const again = await call('addDeskPasskey', { name: 'x', response: key.create(data) }, other);
      expect(again).toMatchObject({ status: 422, body: { errors: { response: ['passkey_known'] } } });
      expect((await call('deskProofOptions', {}, other)).status, 'they have none').toBe(422);
      await added(other.token);
      const { data: proof } = await ask('deskProofOptions', {}, other.token);
      expect((await call('deskProof', { response: key.get(proof) }, other)).status).toBe(422);
    });

    test('ten wrong answers of one passkey stop that network alone', async () => {
      const { token } = await colleague('many@desk.test', 'editor');
      const key = await added(token);
      const [bad, good] = ['k'.repeat(43), 'l'.repeat(43)];
      for (let tried = 0; tried < 10; tried += 1)
        expect((await enter(key, { forged: true }, bad)).status).toBe(401);
      expect((await enter(key, {}, bad)).status).toBe(429);
      expect((await enter(key, {}, good)).status).toBe(200);
    });

    test('none opens the desk when access has ended, nor when who comes back was invited again', async () => {
      const owner = await colleague('ends-keys@desk.test', 'owner');
      const { id, token, email } = await colleague('ended-keys@desk.test', 'editor');
      const key = await added(token, false);
      await ask('changeAccess', { id, has_access: false }, owner.token);
      expect(await enter(key)).toEqual(REFUSED);
      const invitation = await invited(email, 'editor');
      await joined(invitation, await authenticatorOf(invitation));
      expect(await enter(key)).toEqual(REFUSED);
      const rows = await backend().database.select().from(staffPasskeys).where(eq(staffPasskeys.staffId, id));
      expect(rows).toEqual([]);
    });

    test('a proof of long ago is not enough; a passkey renews it, and the session its token', async () => {
      const { id, token } = await colleague('stale@desk.test', 'editor');
      const key = await added(token);
      const past = { provedAt: new Date(Date.now() - 5 * 60_000 - 1_000) };
      await backend().database.update(staffSessions).set(past).where(eq(staffSessions.staffId, id));
      const refused = { status: 403, body: { errors: { recent_proof: ['recent_proof'] } } };
      const [{ id: row = 0 } = {}] = (await ask('deskPasskeys', {}, token)).data;
      for (const [name, request] of [
        ['deskPasskeyOptions', {}],
        ['removeDeskPasskey', { id: row }],
        ['changeDeskPassword', { password: 'nine grey barrels hum' }],
        ['newDeskAuthenticator', {}],
        ['setDeskAuthenticator', { code: '123456' }],
      ] as const)
        expect([name, await call(name, request, { token })]).toMatchObject([name, refused]);
      const { data } = await ask('deskProofOptions', {}, token);
      const proved = await ask('deskProof', { response: key.get(data) }, token);
      expect((await call('me', {}, { token })).status, 'the old token').toBe(401);
      expect((await call('deskPasskeyOptions', {}, proved)).status).toBe(200);
    });
  });
}
