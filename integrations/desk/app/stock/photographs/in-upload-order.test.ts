import { expect, test } from 'vitest';
import { inUploadOrder } from './in-upload-order.ts';

test.each([
  ['the first one arrived last', '234 1', '1234', '1234'],
  ['what was there before stays in front', 'ab 231', '123', 'ab123'],
  ['what somebody else has added since keeps its place', '2x3 1', '123', '1x23'],
  ['one that was removed since is passed over', '32', '123', '23'],
  ['one that is turned since has another name and stays', '2T3 1', '123', '1T23'],
  ['a file that comes twice is in its first place', '21', '121', '12'],
  ['a file that was there before comes between those it was chosen with', '1 2', '21', '21'],
  ['nothing was uploaded', 'ab', '', 'ab'],
])('%s', (_, now, names, after) => {
  const photographs = [...now.replace(' ', '')].map((name) => ({ name }));
  const ordered = inUploadOrder(photographs, [...names]);
  expect(ordered.map(({ name }) => name).join('')).toBe(after);
});
