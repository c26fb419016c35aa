import { describe, expect, test } from 'vitest';
import { bannerCookie, isBannerShown } from './banner.ts';

describe('§4 important-message banner: the cookie', () => {
  test.each([
    ['first visit', undefined, 1, 'true'],
    ['no messages', 'true', 0, 'false'],
    ['no messages on the first visit', undefined, 0, 'false'],
    ['closed before', 'false', 2, 'false'],
    ['not closed before', 'true', 2, 'true'],
  ])('%s', (_, cookie, messages, expected) => {
    expect(bannerCookie(cookie, messages)).toBe(expected);
  });
});

describe('§2 important-message banner: where it shows', () => {
  test.each([
    ['true', '/', true],
    ['true', '/contacts/moscow/', false],
    ['true', '/contacts/', false],
    ['false', '/', false],
    [undefined, '/', false],
  ])('cookie %s on %s: %s', (cookie, path, expected) => {
    expect(isBannerShown(cookie, path)).toBe(expected);
  });
});
