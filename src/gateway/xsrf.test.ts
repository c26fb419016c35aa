import { expect, it } from 'vitest';
import { newXsrfCookie, repeatsXsrf } from './xsrf.ts';

const asked = (origin: string, headers: Record<string, string>) =>
  new Request(`${origin}/api/logout`, { method: 'POST', headers });

it.each([
  ['http://en.localhost', '', /^XSRF-TOKEN=[\w-]{24}; Path=\/; SameSite=Strict$/],
  ['http://en.localhost', 'XSRF-TOKEN=a', undefined],
  ['https://shop.example', '', /^__Host-XSRF-TOKEN=[\w-]{24}; Path=\/; SameSite=Strict; Secure$/],
  ['https://shop.example', 'XSRF-TOKEN=a', /^__Host-XSRF-TOKEN=/],
  ['https://shop.example', '__Host-XSRF-TOKEN=a', undefined],
])('the cookie that %s sets for a browser that has %o', (origin, cookie, expected) => {
  const found = newXsrfCookie(asked(origin, { cookie }));
  if (expected) expect(found).toMatch(expected);
  else expect(found).toBeUndefined();
});

it.each([
  ['its own', '__Host-XSRF-TOKEN=a', 'a', true],
  ['that of a release before', 'XSRF-TOKEN=a', 'a', true],
  ['one that a neighbour has set beside it', 'XSRF-TOKEN=theirs; __Host-XSRF-TOKEN=a', 'theirs', false],
  ['its own beside one that a neighbour has set', 'XSRF-TOKEN=theirs; __Host-XSRF-TOKEN=a', 'a', true],
  ['none', '', '', false],
])('a logout repeats its cookie or not: %s', (_, cookie, header, expected) => {
  expect(repeatsXsrf(asked('https://shop.example', { cookie, 'x-csrf-token': header }))).toBe(expected);
});
