import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { type Call, defineCall, needsAccount, takesToken } from './call.ts';
import { CALLS } from './index.ts';

const ALL = Object.entries<Call>(CALLS);
const small = { request: v.object({}), response: v.object({}), life: 0 };
const names = (of: (call: Call) => boolean) => ALL.flatMap(([name, call]) => (of(call) ? [name] : []));

describe('the table of calls: what its rows have to say', () => {
  it('a definition that breaks a rule is a type error', () => {
    const read = { ...small, method: 'GET', path: '/a', access: 'visitor' } as const;
    const write = { ...small, method: 'POST', path: '/a', access: 'visitor' } as const;
    const broken = [
      // @ts-expect-error -- it falls under no limit
      defineCall(read),
      // @ts-expect-error -- visitors make it as often as they like
      defineCall({ ...read, limit: 'none' }),
      // @ts-expect-error -- it says not whether it sends letters
      defineCall({ ...write, limit: 'writes' }),
      // @ts-expect-error -- letters to any address have the loosest limit
      defineCall({ ...write, limit: 'writes', mails: 'typed' }),
    ];
    expect(broken).toHaveLength(4);
  });

  it('a method and a path are one call', () => {
    const addresses = ALL.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('who may write to an address somebody typed is limited as letters are', () => {
    const mailing = ALL.filter(([, { mails }]) => mails === 'typed');
    expect(mailing.length).toBeGreaterThan(15);
    for (const [name, call] of mailing) {
      // The backend counts the letters of an account.
      const limits = needsAccount(call) ? ['writes'] : ['letters', 'requests'];
      expect(limits, name).toContain(call.limit);
    }
  });

  it('nothing that depends on who asks is reused', () => {
    expect(names((call) => call.cacheSeconds > 0 && (call.method === 'POST' || takesToken(call)))).toEqual(
      [],
    );
  });

  it('who is logged in brings a token, and nobody else does under that name but a mailed link', () => {
    const hasToken = (call: Call) => 'token' in entriesOf(call.request);
    expect(names((call) => takesToken(call) && !hasToken(call))).toEqual([]);
    const links = names((call) => !takesToken(call) && hasToken(call));
    expect(links).toEqual([
      'confirmSubscription',
      'unsubscribe',
      'endLetters',
      'mailedLink',
      'verifyEmail',
      'resetPassword',
      'confirmNewEmail',
      'undoEmailChange',
      'openOffer',
      'answerOffer',
      'openThread',
      'replyInThread',
    ]);
  });

  it('who may give the password in place of a proof has a field for it, and the fields to be proved are there', () => {
    const hasField = (field: string) => (call: Call) => field in entriesOf(call.request);
    const passwords = names(hasField('current_password'));
    expect(names(({ access }) => access === 'password-or-proof').sort()).toEqual(
      // Both calls check the password themselves, as that is their purpose.
      passwords.filter((name) => name !== 'changePassword' && name !== 'prove').sort(),
    );
    for (const [name, call] of ALL) {
      const missing = (call.provedFields ?? []).filter((field) => !hasField(field)(call));
      expect(missing, name).toEqual([]);
    }
    expect(names((call) => !!call.provedFields && call.access !== 'account')).toEqual([]);
  });

  it('a session is opened under the limit of logins', () => {
    expect(names(({ limit }) => limit === 'logins')).toEqual(names(({ opensSession }) => !!opensSession));
  });
});

/** The fields of a schema; of a pipe, the fields of its first part. */
function entriesOf(schema: unknown): object {
  return (schema as { entries?: object }).entries ?? {};
}
