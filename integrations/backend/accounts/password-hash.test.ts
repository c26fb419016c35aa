import { expect, it } from 'vitest';
import { hashPassword, isPassword, NO_HASH } from './password-hash.ts';

it('argon2id: in the PHC format, salted, verified', async () => {
  const [one, two] = await Promise.all([hashPassword('ключ от часов'), hashPassword('ключ от часов')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(two);
  expect(await isPassword('ключ от часов', one)).toBe(true);
  expect(await isPassword('ключ от часов ', one)).toBe(false);
  expect(await isPassword('anything', NO_HASH)).toBe(false);
});

it('argon2id: é as one sign and as two is the same password', async () => {
  expect(await isPassword('cafe\u0301 royal', await hashPassword('caf\u00e9 royal'))).toBe(true);
});

it('argon2id: a hash of another cost is verified by the cost it names', async () => {
  // RFC 9106 parameters of a test vector written in the PHC string format by the reference implementation.
  const reference = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
  expect(await isPassword('password', reference)).toBe(true);
  await expect(isPassword('password', 'md5$1')).rejects.toThrow('no known format');
});

it('argon2id: the event loop goes on, and a flood is rejected with the time to wait', async () => {
  let [turns, over] = [0, false];
  const turn = () => {
    turns += 1;
    if (!over) setImmediate(turn);
  };
  turn();
  const flood = await Promise.allSettled(Array.from({ length: 40 }, () => hashPassword('flood of logins')));
  over = true;
  // If hashes were computed on this thread, the event loop would make only one or two turns between them.
  expect(turns).toBeGreaterThan(3 * flood.length);
  const refused = flood.flatMap((one) => (one.status === 'rejected' ? [one.reason as object] : []));
  expect(refused.length).toBeGreaterThan(10);
  expect(refused[0]).toMatchObject({ kind: 'too-many-attempts', retryAfter: 5 });
  expect(flood.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(16);
});
