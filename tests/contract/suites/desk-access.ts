import { describe, expect, test } from 'vitest';
import { DESK_CALLS, type DeskCallName } from '@tourbillon/domain/desk/desk-calls.ts';
import type { DeskCall } from '@tourbillon/domain/desk/desk-call.ts';
import { mayDo, officeAllows, ROLES } from '@tourbillon/domain/desk/roles.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { deskSteps } from '../desk-steps.ts';

/** Calls that require a session; the one that ends the session is last. */
const NAMES = (Object.keys(DESK_CALLS) as DeskCallName[])
  .filter((name) => DESK_CALLS[name].access !== 'anybody')
  .sort((a, b) => Number(a === 'logOut') - Number(b === 'logOut'));

/** Every call of the desk is refused exactly as its definition says. New calls are tested automatically. */
export function deskAccessSuite(backend: () => Backend): void {
  const { call, colleague } = deskSteps(backend);

  describe('the desk: who may make a call is what its definition says', () => {
    test('nobody, and a session that there is not', async () => {
      for (const name of NAMES) {
        for (const token of [undefined, '', 'A'.repeat(43)])
          expect([name, (await call(name, {}, { token })).status]).toEqual([name, 401]);
      }
    });

    test.each(ROLES)('%s', async (role) => {
      const { token } = await colleague(`access-${role}@desk.test`, role);
      for (const name of NAMES) {
        const { access }: DeskCall = DESK_CALLS[name];
        const { status } = await call(name, {}, { token });
        if (access === 'colleague' || (access !== 'anybody' && mayDo(role, access)))
          expect([name, status], 'let through').toEqual([name, expect.toBeOneOf([200, 404, 422])]);
        else expect([name, status]).toEqual([name, 403]);
      }
      expect((await call('me', {}, { token })).status, 'logged out').toBe(401);
    });

    test('a manager of one office is refused what concerns all of them', async () => {
      const { token } = await colleague('access-office@desk.test', 'manager', 'samara');
      for (const name of NAMES) {
        const { access }: DeskCall = DESK_CALLS[name];
        if (access === 'colleague' || access === 'anybody' || officeAllows('samara', access)) continue;
        expect([name, (await call(name, {}, { token })).status]).toEqual([name, 403]);
      }
    });
  });
}
