import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { codeAt } from '@tourbillon/backend/desk-people/authenticator.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import { Problem } from '@tourbillon/backend/errors/operator-problem.ts';
import { openSecurityEvents } from '@tourbillon/backend/security-events/security-events.ts';
import { openStaffAccess } from '@tourbillon/backend/staff/staff-access.ts';
import { staffWork } from '@tourbillon/backend/staff/staff-work.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { DESK_PASSWORD, deskSteps } from '../desk-steps.ts';

const { staff, staffAudit, staffInvitations, staffSessions } = schema;
const HOUR = 3_600_000;

/** Invitations, logins, roles and the audit log of the desk. @param dataDir of the backend. */
export function deskPeopleSuite(backend: () => Backend, dataDir: string): void {
  const { call, ask, invited, authenticatorOf, colleague } = deskSteps(backend);
  const joining = async (invitation: string) => ({
    invitation,
    name: 'Anna',
    password: DESK_PASSWORD,
    locale: 'uz' as const,
    code: codeAt(await authenticatorOf(invitation)),
  });

  describe('the desk: invitations', () => {
    test('an owner invites, the link is good once, its secret is kept as a hash only', async () => {
      const owner = await colleague('owner@desk.test', 'owner');
      const wish = { email: 'anna@desk.test', role: 'appraiser', office: 'samara' } as const;
      const { invitation, data } = await ask('invite', wish, owner.token);
      expect(data).toMatchObject(wish);
      const rows = await backend().database.select().from(staffInvitations);
      expect(JSON.stringify(rows)).not.toContain(invitation);

      const typed = await joining(invitation);
      const { token } = await ask('join', typed);
      expect((await ask('me', {}, token)).data).toMatchObject({ ...wish, name: 'Anna', locale: 'uz' });
      expect((await call('join', typed)).status).toBe(404);
      expect((await call('invite', wish, { token: owner.token })).status, 'who has access').toBe(422);
    });

    test('from the terminal, who has access is refused in a sentence, with a running site and without', async () => {
      await colleague('terminal@desk.test', 'manager');
      const running = await openStaffAccess({ backend: backend().url, dataDir });
      const stopped = staffWork(backend().database, openSecurityEvents('key'));
      for (const access of [running, stopped]) {
        const refused = access.inviteOwner('terminal@desk.test');
        await expect(refused).rejects.toBeInstanceOf(Problem);
        await expect(refused).rejects.toThrow('terminal@desk.test already has access. End it');
        expect(await access.inviteOwner('new-owner@desk.test')).toBeTruthy();
      }
    });

    test('two follow one at the same time: one comes in', async () => {
      const typed = await joining(await invited('twice@desk.test', 'editor'));
      const statuses = (await Promise.all([call('join', typed), call('join', typed)])).map(
        (one) => one.status,
      );
      expect(statuses.toSorted()).toEqual([200, 404]);
    });

    test('a second invitation replaces the first, one that is over or withdrawn leads nowhere', async () => {
      const first = await invited('again@desk.test', 'editor');
      const second = await invited('again@desk.test', 'manager');
      expect((await call('openInvitation', { invitation: first })).status).toBe(404);
      expect((await ask('openInvitation', { invitation: second })).data.role).toBe('manager');
      const { email } = staffInvitations;
      const over = { expiresAt: new Date(Date.now() - 1) };
      await backend().database.update(staffInvitations).set(over).where(eq(email, 'again@desk.test'));
      expect((await call('openInvitation', { invitation: second })).status).toBe(404);

      const owner = await colleague('withdraws@desk.test', 'owner');
      const wish = { email: 'withdrawn@desk.test', role: 'editor', office: null } as const;
      const { invitation, data } = await ask('invite', wish, owner.token);
      await ask('withdrawInvitation', { id: data.id }, owner.token);
      expect((await call('openInvitation', { invitation })).status).toBe(404);
    });

    test('a wrong code and a short password are refused where they stand, and the invitation stays', async () => {
      const invitation = await invited('wrong@desk.test', 'editor');
      const typed = await joining(invitation);
      const wrongCode = typed.code === '000000' ? '111111' : '000000';
      expect(await call('join', { ...typed, code: wrongCode })).toMatchObject({
        status: 422,
        body: { errors: { code: ['value'] } },
      });
      expect(await call('join', { ...typed, password: 'short' })).toMatchObject({
        status: 422,
        body: { errors: { password: ['password'] } },
      });
      expect((await call('join', typed)).status).toBe(200);
    });
  });

  describe('the desk: logging in', () => {
    test('by address, password and a code that is good once', async () => {
      const { email, nextCode } = await colleague('codes@desk.test', 'manager');
      const typed = { email, password: DESK_PASSWORD, code: nextCode() };
      for (const wrong of [{ password: 'another one' }, { code: '12 34 5' }, { email: 'no@desk.test' }])
        expect((await call('logIn', { ...typed, ...wrong })).status).toBe('code' in wrong ? 422 : 401);
      const { token } = await ask('logIn', typed);
      expect((await call('logIn', typed)).status, 'the code again').toBe(401);
      const { data } = await ask('deskSessions', {}, token);
      expect(data.map(({ device, is_this }) => [device, is_this])).toEqual([
        ['Firefox, Windows', true],
        ['Firefox, Windows', false],
      ]);
      await ask('endDeskSession', { id: data[1]?.id ?? 0 }, token);
      expect((await ask('deskSessions', {}, token)).data).toHaveLength(1);
    });

    test('decision 83: ten wrong ones stop that network alone', async () => {
      const { email, nextCode } = await colleague('guessed@desk.test', 'manager');
      const [bad, good] = ['b'.repeat(43), 'g'.repeat(43)];
      const typed = { email, password: DESK_PASSWORD, code: nextCode() };
      for (let tried = 0; tried < 10; tried += 1)
        expect((await call('logIn', { ...typed, password: 'wrong' }, { network: bad })).status).toBe(401);
      expect((await call('logIn', typed, { network: bad })).status).toBe(429);
      expect((await call('logIn', typed, { network: good })).status).toBe(200);
    });

    test.each([
      ['twelve hours without use', { seenAt: new Date(Date.now() - 12 * HOUR - 1_000) }],
      ['seven days', { openedAt: new Date(Date.now() - 7 * 24 * HOUR - 1_000) }],
    ])('a session is over after %s', async (name, past) => {
      const { id, token } = await colleague(`${name.split(' ')[0] ?? ''}@desk.test`, 'editor');
      await backend().database.update(staffSessions).set(past).where(eq(staffSessions.staffId, id));
      expect((await call('me', {}, { token })).status).toBe(401);
    });
  });

  describe('the desk: use of a session', () => {
    test('what an open tab asks by itself does not renew a session; what somebody does, does', async () => {
      const { id, token } = await colleague('left-open@desk.test', 'manager');
      const { staffId, seenAt: seen } = staffSessions;
      const { database } = backend();
      const before = new Date(Date.now() - 12 * HOUR + 60_000);
      await database.update(staffSessions).set({ seenAt: before }).where(eq(staffId, id));
      const renewed = async () => {
        const [row] = await database.select({ seen }).from(staffSessions).where(eq(staffId, id));
        return row?.seen.getTime() !== before.getTime();
      };
      for (const name of ['me', 'inbox', 'inboxChanges', 'today'] as const)
        expect((await call(name, {}, { token })).status, name).toBe(200);
      expect((await call('deskHealth')).status, 'without a session').toBe(200);
      expect(await renewed()).toBe(false);
      await call('inbox', {}, { token, isUsed: true });
      expect(await renewed()).toBe(true);
    });
  });

  describe('the desk: roles and access', () => {
    test('ended access ends sessions at once, and comes back by the owner alone', async () => {
      const owner = await colleague('ends@desk.test', 'owner');
      const { id, email, token, nextCode } = await colleague('ended@desk.test', 'manager');
      await ask('changeAccess', { id, has_access: false }, owner.token);
      expect((await call('me', {}, { token })).status).toBe(401);
      const typed = { email, password: DESK_PASSWORD, code: nextCode() };
      expect((await call('logIn', typed)).status).toBe(401);
      await ask('changeAccess', { id, has_access: true }, owner.token);
      expect((await call('logIn', typed)).status).toBe(200);
    });

    test('a role holds from the next call on; an owner belongs to no office', async () => {
      const owner = await colleague('promotes@desk.test', 'owner');
      const { id, token } = await colleague('promoted@desk.test', 'editor');
      expect((await call('inbox', {}, { token })).status).toBe(403);
      await ask('changeRole', { id, role: 'manager', office: 'kazan' }, owner.token);
      expect((await call('inbox', {}, { token })).status).toBe(200);
      expect(
        (await ask('changeRole', { id, role: 'owner', office: 'kazan' }, owner.token)).data.office,
      ).toBeNull();
    });

    test('the last owner stays one, also when two owners end each other at the same time', async () => {
      const { database } = backend();
      await database.update(staff).set({ endedAt: new Date() }).where(eq(staff.role, 'owner'));
      const [one, other] = [
        await colleague('last@desk.test', 'owner'),
        await colleague('two@desk.test', 'owner'),
      ];
      const statuses = await Promise.all([
        call('changeAccess', { id: other.id, has_access: false }, { token: one.token }),
        call('changeAccess', { id: one.id, has_access: false }, { token: other.token }),
      ]);
      expect(statuses.filter(({ status }) => status === 200)).toHaveLength(1);
      const [left] = await database.select().from(staff).where(eq(staff.role, 'owner')).orderBy(staff.id);
      expect(left).toBeDefined();
      const living = (await database.select().from(staff).where(eq(staff.role, 'owner'))).filter(
        ({ endedAt }) => endedAt === null,
      );
      expect(living).toHaveLength(1);
      const stays = living[0]?.id === one.id ? one : other;
      expect(
        await call('changeRole', { id: stays.id, role: 'editor', office: null }, { token: stays.token }),
      ).toMatchObject({ status: 422, body: { errors: { role: ['option'] } } });
    });
  });

  describe('the desk: the audit log', () => {
    test('has each change with its rows, of a change that failed nothing', async () => {
      const owner = await colleague('audit@desk.test', 'owner');
      const { id } = await colleague('audited@desk.test', 'editor');
      await ask('changeRole', { id, role: 'appraiser', office: null }, owner.token);
      await call('changeRole', { id: 0, role: 'appraiser', office: null }, { token: owner.token });
      const { data } = await ask('audit', { person: String(owner.id) as never }, owner.token);
      expect(data.map((entry) => [entry.call, entry.kind, entry.rows, entry.amount])).toEqual([
        ['changeRole', 'change', [id], 1],
      ]);
      expect(data[0]?.person).toEqual({ id: owner.id, name: 'Person owner' });
    });

    test('is only added to', async () => {
      const { database } = backend();
      await expect(database.update(staffAudit).set({ call: 'other' })).rejects.toThrow();
      await expect(database.delete(staffAudit)).rejects.toThrow();
    });
  });
}
