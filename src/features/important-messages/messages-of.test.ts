import { expect, test } from 'vitest';
import { messagesOf } from './messages-of.ts';

const everywhere = { id: 1, place: 'everywhere' } as const;
const selling = { id: 2, place: 'selling' } as const;

test.each([
  ['/', [everywhere, selling], [1]],
  ['/uslugi/skupka-chasov/', [everywhere, selling], [1, 2]],
  ['/estimate/', [selling], [2]],
  ['/clock/rolex-1/', [selling], undefined],
  ['/', [], []],
] as const)('§4 messages of %s', (path, messages, ids) => {
  expect(messagesOf<typeof everywhere | typeof selling>(path, messages)?.map(({ id }) => id)).toEqual(ids);
});
