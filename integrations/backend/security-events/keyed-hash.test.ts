import { expect, it } from 'vitest';
import { keyedHash } from './keyed-hash.ts';

it('a hash cannot be made without the key, nor be that of something else', () => {
  const hashes = ['key', 'another'].flatMap((key) =>
    (['account', 'address'] as const).map((what) => keyedHash(key)(what, '77')),
  );
  expect(new Set(hashes).size).toBe(4);
  expect(keyedHash('key')('account', '77')).toBe(hashes[0]);
});
