import { expect, test } from 'vitest';
import { cookieText, cookieValue } from './cookies.ts';

test.each([
  ['a=1; cityAlias=samara', 'cityAlias', 'samara'],
  ['cityAlias=', 'cityAlias', ''],
  ['mycityAlias=samara', 'cityAlias', undefined],
  ['x=%E0%A4%A', 'x', undefined],
  ['x=a%3Db=c', 'x', 'a=b=c'],
  ['', 'x', undefined],
])('cookie value: "%s" has %s', (header, name, expected) => {
  expect(cookieValue(header, name)).toBe(expected);
});

test('§3 cookies live 365 days, path root, lax same-site', () => {
  expect(cookieText('translation', 'uz')).toBe('translation=uz; path=/; max-age=31536000; samesite=lax');
});
