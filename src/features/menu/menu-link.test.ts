import { describe, expect, test } from 'vitest';
import { isActive, menuLink } from './menu-link.ts';

describe('§2 menu link', () => {
  test.each([
    ['about', '/about/'],
    ['/about/', '/about/'],
    ['uslugi/skupka-chasov', '/uslugi/skupka-chasov/'],
    ['', '/'],
    ['#faq', '/#faq'],
    ['uslugi#faq', '/uslugi/#faq'],
    ['article?type=4', '/article/?type=4'],
    ['robots.txt', '/robots.txt'],
    ['contacts', '/contacts/samara/'],
    ['contacts/moscow', '/contacts/samara/'],
    ['contacts-of-experts', '/contacts-of-experts/'],
  ])('%s leads to %s', (url, expected) => {
    expect(menuLink(url, 'samara')).toBe(expected);
  });
});

describe('look: the active section', () => {
  test.each([
    ['/clocks_today/', '/clocks_today/', true],
    ['/clocks_today/', '/clocks_today/rolex/', true],
    ['/arts/', '/arts_archive/', false],
    ['/', '/about/', false],
  ])('%s on %s: %s', (link, path, expected) => {
    expect(isActive(link, path)).toBe(expected);
  });
});
