import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { confirmEmailChange } from '#backend/accounts/change-email.ts';
import { schema } from '#backend/database/database.ts';
import type { Backend } from '#backend/start-backend.ts';
import type { Notifications } from '#src/contract/area/notifications.ts';
import { lettersTo } from '../../mail/mailbox.ts';
import { PASSWORD, type accountSteps } from '../account-steps.ts';
import { areaSteps } from './area.ts';

const SENT = { status: 200, body: { data: { status: 'confirmation_sent', valid_hours: 24 } } };
const LINK = '/profile/email/confirm/';
const HOUR = 3_600_000;

/** Another address of an account. @param outbox where the backend leaves its letters. */
export function emailChangeSuite(
  backend: () => Backend,
  { post, holder, logIn, read, rowOf, secretIn }: ReturnType<typeof accountSteps>,
  outbox: string,
): void {
  const { act, read: readArea, confirm } = areaSteps(backend);
  const ask = async (token: string, email: string, current_password = PASSWORD) => {
    const { status, body } = await post('changeEmail', { token, email, current_password });
    const { account_token: renewed = token, ...rest } = body as { account_token?: string };
    return { status, body: rest, token: renewed };
  };

  describe('issue 7 another address', () => {
    test('asked with the password, told to the old one, confirmed by the new one; other sessions end, letters follow', async () => {
      const [old, fresh] = ['move@x.test', 'moved@x.test'];
      const [first, second] = [await holder(old), await logIn(old)];
      await confirm(old);
      await act('editNotifications', first, { options: ['special_offers'] });
      const { database } = backend();
      const id = (await rowOf(old))?.id;
      const alert = {
        owner: `account:${id}`,
        subject: 'item:clock/none',
        kind: 'item',
        itemUrl: 'none',
      } as const;
      await database
        .insert(schema.alerts)
        .values({ ...alert, recipient: old, locale: 'ru', createdAt: new Date() });
      await database
        .insert(schema.alertNotices)
        .values({ recipient: old, itemId: 1, event: 'arrived', at: new Date() });

      const asked = await ask(first, ' MOVED@x.test');
      expect(asked).toMatchObject(SENT);
      const { token } = asked;
      expect((await read('account', first)).status).toBe(401);
      const told = (await lettersTo(outbox, old, 3)).find(({ text }) => text.includes('m…@x.test'));
      expect(told?.text).toContain('/forgot-password/');
      expect(told?.text).not.toContain(fresh);
      // Until the link is used nothing is another.
      expect((await read('account', token)).body.data).toMatchObject({ email: old });
      const secret = await secretIn(fresh, 1, LINK);
      expect((await post('confirmNewEmail', { token: secret })).status).toBe(200);
      expect((await read('account', token)).body.data).toMatchObject({ email: fresh, confirmed: true });
      expect((await read('account', second)).status).toBe(401);
      expect(await logIn(fresh)).not.toBe('');
      expect(await logIn(old)).toBe('');
      const { data } = await readArea<Notifications>('notifications', token);
      expect(data).toMatchObject({ email: fresh, state: 'confirmed', options: ['special_offers'] });
      const { alerts, alertNotices } = schema;
      expect(
        await database
          .select()
          .from(alerts)
          .where(eq(alerts.owner, `account:${id}`)),
      ).toMatchObject([{ recipient: fresh }]);
      expect(await database.$count(alertNotices, eq(alertNotices.recipient, fresh))).toBe(1);
      expect(await database.$count(alertNotices, eq(alertNotices.recipient, old))).toBe(0);
      expect((await lettersTo(outbox, old, 4)).at(-1)?.text).toContain('/contacts/');
      const used = await post('confirmNewEmail', { token: secret });
      expect(used).toMatchObject({ status: 422, body: { errors: { token: ['token_used'] } } });
    });

    test('an address that has an account gets the same answer, and its owner a letter without a link', async () => {
      await holder('address-owner@x.test');
      const token = await holder('wants@x.test');
      expect(await ask(token, 'address-owner@x.test')).toMatchObject(SENT);
      const letter = (await lettersTo(outbox, 'address-owner@x.test', 2))[1];
      expect(letter?.text).toContain('/login/');
      expect(letter?.text).not.toContain('token=');
      expect(await rowOf('address-owner@x.test')).toBeDefined();
    });

    test.each([
      ['the password is wrong', 'new-wrong@x.test', 'not this one', { current_password: ['password_wrong'] }],
      ['it is the address there is', 'refused@x.test', PASSWORD, { email: ['email_same'] }],
      ['it is no address', 'new@', PASSWORD, { email: ['email'] }],
    ])('refused: %s', async (_, email, password, errors) => {
      const token = (await logIn('refused@x.test')) || (await holder('refused@x.test'));
      expect(await ask(token, email, password)).toMatchObject({ status: 422, body: { errors } });
    });

    test('the link lasts 24 hours, ends with a new password, and when the address has got an account', async () => {
      const first = await holder('slow-move@x.test');
      const { database } = backend();
      const { token: second } = await ask(first, 'slow-1@x.test');
      const late = await secretIn('slow-1@x.test', 1, LINK);
      const after = new Date(Date.now() + 24 * HOUR + 1000);
      await expect(confirmEmailChange(database, late, after)).rejects.toMatchObject({
        errors: { token: ['token_expired'] },
      });
      // A mistyped address does not make the right one wait.
      const { token } = await ask(second, 'slow-2@x.test');
      const taken = await secretIn('slow-2@x.test', 1, LINK);
      await holder('slow-2@x.test');
      const refused = await post('confirmNewEmail', { token: taken });
      expect(refused).toMatchObject({ status: 422, body: { errors: { token: ['token_unknown'] } } });
      const password = 'a moon phase of my own';
      await post('changePassword', { token, current_password: PASSWORD, password, password_confirmation: password }); // prettier-ignore
      const ended = await post('confirmNewEmail', { token: late });
      expect(ended).toMatchObject({ status: 422, body: { errors: { token: ['token_used'] } } });
      expect((await rowOf('slow-move@x.test'))?.email).toBe('slow-move@x.test');
    });

    test('two subscriptions become one, and links of both letters end it', async () => {
      const [old, fresh] = ['two@x.test', 'two-new@x.test'];
      const token = await holder(old);
      await confirm(old);
      const { database } = backend();
      const { subscribers, subscriptionTokens } = schema;
      const [known] = await database
        .insert(subscribers)
        .values({ email: fresh, state: 'unsubscribed', locale: 'uz', options: [], createdAt: new Date() })
        .returning();
      await database.insert(subscriptionTokens).values({
        hash: 'kept-link',
        subscriberId: known!.id,
        purpose: 'unsubscribe',
        locale: 'uz',
        options: [],
        createdAt: new Date(),
      });
      await act('editNotifications', token, { options: ['news_articles'] });
      await ask(token, fresh);
      await post('confirmNewEmail', { token: await secretIn(fresh, 1, LINK) });
      const rows = await database.select().from(subscribers).where(eq(subscribers.email, fresh));
      expect(rows).toMatchObject([{ state: 'confirmed', options: ['news_articles'] }]);
      const [link] = await database
        .select()
        .from(subscriptionTokens)
        .where(eq(subscriptionTokens.hash, 'kept-link'));
      expect(link?.subscriberId).toBe(rows[0]?.id);
    });
  });
}
