import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { codeAt } from '@tourbillon/backend/desk-people/authenticator.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import { openDeskSession } from '@tourbillon/backend/desk-people/desk-people.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { DESK_PASSWORD, deskSteps } from '../desk-steps.ts';

const { mailQueue, staffNewAuthenticators } = schema;
const OTHER_PASSWORD = 'nine grey barrels hum';

/** Changes of colleagues' own logins: password and authenticator. */
export function deskOwnAccessSuite(backend: () => Backend): void {
  const { call, ask, invited, authenticatorOf, colleague } = deskSteps(backend);
  const lettersTo = async (email: string) => {
    const { recipient, template } = mailQueue;
    const wanted = and(eq(recipient, email), eq(template, 'desk-sign-in-changed'));
    return (await backend().database.select().from(mailQueue).where(wanted)).length;
  };

  describe('the desk: one’s own login', () => {
    test('a new password: other sessions end, this one goes on, a letter tells of it', async () => {
      const { id, email, token, nextCode } = await colleague('password@desk.test', 'editor');
      const elsewhere = await openDeskSession(backend().database, id, '');
      const { token: here } = await ask('changeDeskPassword', { password: OTHER_PASSWORD }, token);
      expect((await call('me', {}, { token: elsewhere })).status).toBe(401);
      expect((await call('me', {}, { token })).status, 'the old token').toBe(401);
      expect((await ask('me', {}, here)).data.email).toBe(email);
      expect(await lettersTo(email)).toBe(1);
      const typed = { email, password: DESK_PASSWORD, code: nextCode() };
      expect((await call('logIn', typed)).status, 'the old password').toBe(401);
      expect((await call('logIn', { ...typed, password: OTHER_PASSWORD })).status).toBe(200);
    });

    test('a password that would be guessed is refused, also of who follows an invitation', async () => {
      const { token } = await colleague('weak@desk.test', 'editor');
      for (const [password, reason] of [
        ['password123', 'password_common'],
        ['weak@desk.test', 'password_known'],
      ] as const)
        expect(await call('changeDeskPassword', { password }, { token })).toMatchObject({
          status: 422,
          body: { errors: { password: [reason] } },
        });
      const invitation = await invited('weak-2@desk.test', 'editor');
      const code = codeAt(await authenticatorOf(invitation));
      const typed = { invitation, name: 'Anna', locale: 'en', code, password: 'password123' };
      expect(await call('join', typed)).toMatchObject({
        status: 422,
        body: { errors: { password: ['password_common'] } },
      });
    });

    test('a proof by password and code; wrong ones do not say which, and stop the session after ten', async () => {
      const { token, nextCode } = await colleague('proof@desk.test', 'editor');
      const right = { password: DESK_PASSWORD, code: nextCode() };
      const wrong = { status: 422, body: { errors: { password: ['value'], code: ['value'] } } };
      const wrongCode = right.code === '000000' ? '111111' : '000000';
      expect(await call('deskProof', { ...right, code: wrongCode }, { token })).toMatchObject(wrong);
      expect(await call('deskProof', { ...right, password: 'no' }, { token })).toMatchObject(wrong);
      expect((await call('deskProof', {}, { token })).status).toBe(422);
      const { token: proved } = await ask('deskProof', right, token);
      expect(await call('deskProof', right, { token: proved }), 'the code again').toMatchObject(wrong);
      for (let tried = 1; tried < 10; tried += 1)
        await call('deskProof', { ...right, password: 'no' }, { token: proved });
      expect((await call('deskProof', right, { token: proved })).status).toBe(429);
    });

    test('a new authenticator holds from its first code on; until then the old one does', async () => {
      const { id, email, token, nextCode } = await colleague('phone@desk.test', 'editor');
      const begin = async () => {
        const { data } = await ask('newDeskAuthenticator', {}, token);
        return new URL(data.authenticator).searchParams.get('secret') ?? '';
      };
      const first = await begin();
      const second = await begin();
      expect((await call('setDeskAuthenticator', { code: codeAt(first) }, { token })).status).toBe(422);
      const typed = { email, password: DESK_PASSWORD, code: nextCode() };
      const { token: elsewhere } = await ask('logIn', typed);
      const { token: here } = await ask('setDeskAuthenticator', { code: codeAt(second) }, token);
      expect((await call('me', {}, { token: elsewhere })).status).toBe(401);
      expect((await call('me', {}, { token: here })).status).toBe(200);
      const now = codeAt(second, new Date(Date.now() + 30_000));
      expect((await call('logIn', { ...typed, code: now })).status).toBe(200);
      expect(await lettersTo(email)).toBe(1);

      const late = new URL((await ask('newDeskAuthenticator', {}, here)).data.authenticator);
      const over = { expiresAt: new Date(Date.now() - 1) };
      const { staffId } = staffNewAuthenticators;
      await backend().database.update(staffNewAuthenticators).set(over).where(eq(staffId, id));
      const code = codeAt(late.searchParams.get('secret') ?? '');
      expect((await call('setDeskAuthenticator', { code }, { token: here })).status).toBe(422);
    });
  });
}
