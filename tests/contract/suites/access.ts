import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { schema } from '@tourbillon/backend/database/database.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { type Access, type Call, callTarget, pathFields } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { accountSteps } from '../account-steps.ts';

/** Refusals of the guard: no login, no recent proof of identity, no signature. */
const NOBODY = { status: 401, body: { message: 'Not logged in' } };
const STALE = { status: 403, body: { errors: { recent_proof: ['recent_proof'] } } };
const UNSIGNED = { status: 403, body: { message: expect.stringContaining('Not signed') as string } };

type Refusal = { status: number; body: object } | undefined;

/**
 * Refusals for a caller without a session, and for one with an old login; undefined when the guard accepts the
 * call.
 */
const REFUSALS: Record<Access, { stranger: Refusal; stale: Refusal }> = {
  visitor: { stranger: undefined, stale: undefined },
  token: { stranger: undefined, stale: undefined },
  account: { stranger: NOBODY, stale: undefined },
  'recent-proof': { stranger: NOBODY, stale: STALE },
  'password-or-proof': { stranger: NOBODY, stale: STALE },
  staff: { stranger: UNSIGNED, stale: UNSIGNED },
  storefront: { stranger: undefined, stale: undefined },
};

const ALL = Object.entries<Call>(CALLS);

/** Every call is refused exactly as its definition says. New calls are tested automatically. */
export function accessSuite(
  backend: () => Backend,
  { holder, rowOf }: Pick<ReturnType<typeof accountSteps>, 'holder' | 'rowOf'>,
): void {
  /** Makes a call with only a token, and a value in its path. */
  const make = async (call: Call, token?: string) => {
    const inPath = Object.fromEntries(pathFields(call.path).map((field) => [field, 'x']));
    const fields = { ...inPath, ...(token !== undefined && { token }) };
    const response = await fetch(`${backend().url}/ru${callTarget(call, fields)}`, {
      method: call.method,
      ...(call.method === 'POST' && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(fields),
      }),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const expectRefusal = (got: { status: number; body: unknown }, refusal: Refusal) => {
    if (refusal) expect(got).toMatchObject(refusal);
    else for (const other of [NOBODY, STALE, UNSIGNED]) expect(got).not.toMatchObject(other);
  };

  describe('architecture §5: who may make a call is what its definition says', () => {
    test.each(ALL)('%s: without a session', async (_, call) => {
      for (const token of [undefined, 'A'.repeat(43), '']) {
        expectRefusal(await make(call, token), REFUSALS[call.access].stranger);
      }
    });

    test('each with a session whose proof is not recent', async () => {
      const email = 'access@z.test';
      const token = await holder(email);
      const { id = 0 } = (await rowOf(email)) ?? {};
      const { sessions } = schema;
      const provedAt = new Date(Date.now() - 5.1 * 60_000);
      await backend().database.update(sessions).set({ provedAt }).where(eq(sessions.accountId, id));
      // The call that ends the session is last.
      const ordered = [...ALL].sort(
        ([, a], [, b]) => Number(a.access === 'token') - Number(b.access === 'token'),
      );
      for (const [name, call] of ordered) {
        const got = await make(call, token);
        expect([name, got.status], name).not.toEqual([name, 500]);
        expectRefusal(got, REFUSALS[call.access].stale);
      }
      expect((await make(CALLS.account, token)).status).toBe(401);
    });
  });
}
