import { eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { confirmEmailChange } from '@tourbillon/backend/accounts/email/change-email.ts';
import { undoEmailChange } from '@tourbillon/backend/accounts/email/undo-email.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import type { Notifications } from '@tourbillon/domain/contract/personal-area/notifications.ts';
import { letterTo, lettersTo } from '../../mail/mailbox.ts';
import { ageUsedLinks } from '../age-used-links.ts';
import { PASSWORD, type accountSteps, UNRECORDED } from '../account-steps.ts';
import { areaSteps } from './area.ts';

const SENT = { status: 200, body: { data: { status: 'confirmation_sent', valid_hours: 24 } } };
const LINK = '/profile/email/confirm/';
const UNDO = '/profile/email/undo/';
const HOUR = 3_600_000;

/** Changes of the email address of an account. @param outbox folder of the backend's letters. */
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

  describe('another address', () => {
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
      // Of a purchase of a piece that was taken, and of one that named another address.
      const sent = { kind: 'purchase', payload: {}, accountId: id, locale: 'ru' } as const;
      const requests = await database
        .insert(schema.requests)
        .values(
          ['1', '2'].map((n) => ({ ...sent, key: `move-${n}`, sentAt: new Date(), createdAt: new Date() })),
        )
        .returning({ id: schema.requests.id });
      const [late, other] = requests.map((request) => `request:${request.id}`);
      const given = { ...alert, locale: 'ru', createdAt: new Date() } as const;
      await database.insert(schema.alerts).values([
        { ...given, recipient: old },
        { ...given, owner: late ?? '', recipient: old },
        { ...given, owner: other ?? '', recipient: 'another@x.test' },
      ]);
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
      // Before the link is used, nothing has changed.
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
      const owners = [`account:${id}`, late ?? '', other ?? ''];
      const moved = await database
        .select()
        .from(alerts)
        .where(inArray(alerts.owner, owners))
        .orderBy(alerts.id);
      expect(moved.map(({ recipient }) => recipient)).toEqual([fresh, fresh, 'another@x.test']);
      expect(await database.$count(alertNotices, eq(alertNotices.recipient, fresh))).toBe(1);
      expect(await database.$count(alertNotices, eq(alertNotices.recipient, old))).toBe(0);
      expect(
        (await lettersTo(outbox, old, 4)).some(({ text }) => text.includes('/profile/email/undo/')),
      ).toBe(true);
      expect((await post('confirmNewEmail', { token: secret })).status, 'D352 a second click').toBe(200);
      await ageUsedLinks(database);
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
      await expect(confirmEmailChange(database, late, UNRECORDED, after)).rejects.toMatchObject({
        errors: { token: ['token_expired'] },
      });
      // A mistyped address does not delay the correct one.
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

    /**
     * An account with a confirmed mailbox whose address a thief has changed. @returns the secret that undoes the
     * change.
     */
    const taken = async (old: string, fresh: string) => {
      const first = await holder(old);
      await confirm(old);
      const { token } = await ask(first, fresh);
      await post('confirmNewEmail', { token: await secretIn(fresh, 1, LINK) });
      return { token, undo: await undoIn(old) };
    };
    const undoIn = async (address: string) => {
      const fits = ({ text }: { text: string }) => text.includes(UNDO);
      return (await letterTo(outbox, address, fits)).linkTo(UNDO).split('=')[1] ?? '';
    };
    const password = 'a moon phase of my own';

    test('the old mailbox takes it back: once, every session ends, and only a new password opens the account', async () => {
      const [old, fresh] = ['undo@x.test', 'thief@x.test'];
      const { token, undo } = await taken(old, fresh);
      const { database } = backend();
      const id = (await rowOf(fresh))?.id ?? 0;
      // Other changes that a thief may have made.
      const { accounts, passkeys } = schema;
      const key = {
        credentialId: 'thief',
        publicKey: 'x',
        counter: 0,
        transports: [],
        rpId: 'x',
        synced: false,
      };
      await database.insert(passkeys).values({ ...key, accountId: id, name: 'x', createdAt: new Date() });
      await database.update(accounts).set({ deleteAt: new Date() }).where(eq(accounts.id, id));
      await post('forgotPassword', { email: fresh });
      // Another person registers the released address. Without the mailbox they get no rights.
      await holder(old);

      const undone = await post('undoEmailChange', { token: undo });
      expect(undone).toMatchObject({ status: 200, body: { data: { status: 'restored' } } });
      expect(await rowOf(old)).toMatchObject({ id, deleteAt: null });
      expect(await rowOf(fresh)).toBeUndefined();
      expect((await read('account', token)).status).toBe(401);
      expect(await logIn(old)).toBe('');
      expect(await database.$count(passkeys, eq(passkeys.accountId, id))).toBe(0);
      const links = (await lettersTo(outbox, fresh, 2)).filter(({ text }) =>
        text.includes('/reset-password/'),
      );
      const stolen = links[0]?.linkTo('/reset-password/').split('=')[1];
      const words = { password, password_confirmation: password };
      expect((await post('resetPassword', { token: stolen, ...words })).status).toBe(422);
      const again = await post('undoEmailChange', { token: undo });
      expect(again, 'D352 a second click').toMatchObject({
        status: 200,
        body: { data: { status: 'restored' } },
      });
      await ageUsedLinks(database);
      expect(await post('undoEmailChange', { token: undo })).toMatchObject({
        status: 422,
        body: { errors: { token: ['token_used'] } },
      });
      const { reset_token: reset } = (undone.body as { data: { reset_token: string } }).data;
      expect((await post('resetPassword', { token: reset, ...words })).status).toBe(200);
      expect(await logIn(old, password)).not.toBe('');
    });

    test('D662 an address that was never confirmed keeps its subscription: it may be a stranger’s', async () => {
      const [old, fresh] = ['not-mine@x.test', 'mine-now@x.test'];
      const { database } = backend();
      const { subscribers } = schema;
      const subscription = { state: 'confirmed', locale: 'ru', options: ['news_articles'] } as const;
      await database
        .insert(subscribers)
        .values({ ...subscription, options: [...subscription.options], email: old, createdAt: new Date() });
      await ask(await holder(old), fresh);
      expect((await post('confirmNewEmail', { token: await secretIn(fresh, 1, LINK) })).status).toBe(200);
      const of = (email: string) => database.$count(subscribers, eq(subscribers.email, email));
      expect([await of(old), await of(fresh)]).toEqual([1, 0]);
    });

    test('after two changes the first mailbox counts, and the second undoes nothing any more', async () => {
      const { token, undo } = await taken('chain@x.test', 'chain-2@x.test');
      await ask(token, 'chain-3@x.test');
      await post('confirmNewEmail', { token: await secretIn('chain-3@x.test', 1, LINK) });
      const later = await undoIn('chain-2@x.test');
      expect((await post('undoEmailChange', { token: undo })).status).toBe(200);
      expect(await rowOf('chain@x.test')).toBeDefined();
      expect((await post('undoEmailChange', { token: later })).status).toBe(422);
      expect(await rowOf('chain-2@x.test')).toBeUndefined();
    });

    test('the link lasts 72 hours, and is not valid where the address has got a confirmed account', async () => {
      const { undo } = await taken('undo-late@x.test', 'undo-late-2@x.test');
      const { database } = backend();
      const after = new Date(Date.now() + 72 * HOUR + 1000);
      await expect(undoEmailChange(database, undo, UNRECORDED, after)).rejects.toMatchObject({
        errors: { token: ['token_expired'] },
      });
      await holder('undo-late@x.test');
      await confirm('undo-late@x.test');
      expect((await post('undoEmailChange', { token: undo })).status).toBe(422);
      expect(await rowOf('undo-late-2@x.test')).toBeDefined();
    });

    test('a mailbox that was never confirmed gets no link: it may be a stranger’s', async () => {
      const { token } = await ask(await holder('never@x.test'), 'never-2@x.test');
      await post('confirmNewEmail', { token: await secretIn('never-2@x.test', 1, LINK) });
      expect((await read('account', token)).status).toBe(200);
      const letters = await lettersTo(outbox, 'never@x.test', 3);
      expect(letters.some(({ text }) => text.includes('/contacts/'))).toBe(true);
      expect(letters.some(({ text }) => text.includes(UNDO))).toBe(false);
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
