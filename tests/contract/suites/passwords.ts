import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { resetPassword } from '@tourbillon/backend/accounts/change-password.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { lettersTo } from '../../mail/mailbox.ts';
import { ageUsedLinks } from '../age-used-links.ts';
import { accountSteps, PASSWORD, UNRECORDED, wishOf } from '../account-steps.ts';
import { SHOP_NAME } from '../shop-name.ts';
import { areaSteps } from './area.ts';

const NEW = 'a moon phase of my own';
const WORDS = { password: NEW, password_confirmation: NEW };
const SENT = { status: 200, body: { data: { status: 'sent', valid_minutes: 60 } } };

/** Changed and forgotten passwords. @param outbox folder of the backend's letters. */
export function passwordsSuite(backend: () => Backend, outbox: string): void {
  const { post, read, secretIn, logIn, holder, rowOf } = accountSteps(backend, outbox);
  const { confirm } = areaSteps(backend);

  describe('change password', () => {
    test('all other sessions end, the owner is notified', async () => {
      const mine = await holder('change@x.test');
      const other = await logIn('change@x.test');
      const change = { token: mine, current_password: PASSWORD, ...WORDS };
      const changed = await post('changePassword', change);
      expect(changed).toMatchObject({ status: 200, body: { data: { ended: 1 } } });
      const { account_token: renewed } = changed.body as { account_token: string };
      // D95: the old token is invalid, and the session continues with the new one.
      expect((await read('account', mine)).status).toBe(401);
      expect((await read('account', renewed)).status).toBe(200);
      expect((await read('account', other)).status).toBe(401);
      expect(await logIn('change@x.test')).toBe('');
      expect(await logIn('change@x.test', NEW)).not.toBe('');
      const [, letter] = await lettersTo(outbox, 'change@x.test', 2);
      expect(letter?.subject).toBe(translator('ru')('accountMail.changedSubject', { shop: SHOP_NAME.ru }));
      expect(letter?.text).not.toContain(NEW);
    });

    test.each([
      ['the current one is wrong', { current_password: 'not this one' }, { current_password: ['password_wrong'] }],
      ['the current one is missing', { current_password: '' }, { current_password: ['required'] }],
      ['too short', { password: 'short', password_confirmation: 'short' }, { password: ['password'] }],
      ['common', { password: 'qwertyuiop', password_confirmation: 'qwertyuiop' }, { password: ['password_common'] }],
      ['the own address', { password: 'refused@x.test', password_confirmation: 'refused@x.test' }, { password: ['password_known'] }],
      ['the repetition differs', { password_confirmation: 'else' }, { password_confirmation: ['password_repeat'] }],
    ])('is refused: %s', async (_, wrong, errors) => {
      const token = (await logIn('refused@x.test')) || (await holder('refused@x.test'));
      const change = { token, current_password: PASSWORD, ...WORDS, ...wrong };
      expect(await post('changePassword', change)).toMatchObject({ status: 422, body: { errors } });
      expect(await logIn('refused@x.test')).not.toBe('');
    }); // prettier-ignore

    test('the current password cannot be guessed through it', async () => {
      const token = await holder('guess@x.test');
      const change = { token, current_password: 'not this one', ...WORDS };
      for (let n = 0; n < 10; n++) expect((await post('changePassword', change)).status).toBe(422);
      expect((await post('changePassword', change)).status).toBe(429);
    });
  });

  describe('forgotten password', () => {
    test('a letter, a link that is good once, every session ends, the mailbox is confirmed', async () => {
      const before = await holder('forgot@x.test');
      expect(await post('forgotPassword', { email: 'Forgot@x.test' })).toEqual(SENT);
      const token = await secretIn('forgot@x.test', 2, '/reset-password/');
      const common = { password: 'password1', password_confirmation: 'password1' };
      expect((await post('resetPassword', { token, ...common })).status).toBe(422);
      const look = (purpose: string) => post('mailedLink', { token, purpose });
      expect((await look('reset')).status, 'it is good, and stays so when it is looked at').toBe(200);
      const unknown = { status: 422, body: { errors: { token: ['token_unknown'] } } };
      expect(await look('email'), 'and is for nothing else').toMatchObject(unknown);
      expect((await post('resetPassword', { token, ...WORDS })).status).toBe(200);
      expect(await look('reset')).toMatchObject({ status: 422, body: { errors: { token: ['token_used'] } } });
      expect((await read('account', before)).status).toBe(401);
      expect(await logIn('forgot@x.test', NEW)).not.toBe('');
      expect((await rowOf('forgot@x.test'))?.confirmedAt).not.toBeNull();
      const used = { status: 422, body: { errors: { token: ['token_used'] } } };
      expect((await post('resetPassword', { token, ...WORDS })).status, 'D352 a second click').toBe(200);
      const others = { password: 'not what was set', password_confirmation: 'not what was set' };
      expect(await post('resetPassword', { token, ...others }), 'which sets nothing').toMatchObject(used);
      await ageUsedLinks(backend().database);
      expect(await post('resetPassword', { token, ...WORDS })).toMatchObject(used);
    });

    test.each([
      ['a confirmed mailbox keeps its passkeys', true],
      [
        'D663 of a mailbox that was not confirmed, every other way to log in ends: a stranger may have added it',
        false,
      ],
    ])('%s', async (_, isConfirmed) => {
      const email = `keys-${isConfirmed}@x.test`;
      await holder(email);
      const { database } = backend();
      const { accountSecurity, passkeys } = schema;
      if (isConfirmed) await confirm(email);
      const accountId = (await rowOf(email))?.id ?? 0;
      const key = { publicKey: 'x', counter: 0, transports: [], rpId: 'x', synced: false, name: 'x' };
      await database
        .insert(passkeys)
        .values({ ...key, credentialId: email, accountId, createdAt: new Date() });
      await post('forgotPassword', { email });
      const token = await secretIn(email, 2, '/reset-password/');
      expect((await post('resetPassword', { token, ...WORDS })).status).toBe(200);
      expect(await database.$count(passkeys, eq(passkeys.accountId, accountId))).toBe(isConfirmed ? 1 : 0);
      expect(await database.$count(accountSecurity, eq(accountSecurity.accountId, accountId))).toBe(0);
    });

    test('a link is good for an hour', async () => {
      await holder('slow@x.test');
      await post('forgotPassword', { email: 'slow@x.test' });
      const token = await secretIn('slow@x.test', 2, '/reset-password/');
      const now = new Date(Date.now() + 3_601_000);
      const any = () => Promise.resolve(() => undefined);
      const late = resetPassword(backend().database, any, { token, password: NEW }, UNRECORDED, now);
      await expect(late).rejects.toMatchObject({ errors: { token: ['token_expired'] } });
    });

    test('an address nobody has gets the same answer and no letter', async () => {
      expect(await post('forgotPassword', { email: 'nobody-here@x.test' })).toEqual(SENT);
      await post('register', wishOf('after-nobody@x.test'));
      await lettersTo(outbox, 'after-nobody@x.test');
      await expect(lettersTo(outbox, 'nobody-here@x.test', 0)).resolves.toEqual([]);
    });
  });
}
