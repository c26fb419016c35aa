import { describe, expect, test } from 'vitest';
import { activeLink, menuLink } from './menu-link.ts';

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

describe('the active section', () => {
  const links = ['/clocks_today/', '/clocks_today/rolex/', '/arts/', '/contacts/moscow/', '/'];
  test.each([
    ['/clocks_today/', '/clocks_today/'],
    ['/clocks_today/omega/', '/clocks_today/'],
    ['/clocks_today/rolex/daytona/', '/clocks_today/rolex/'],
    ['/arts_archive/', undefined],
    ['/contacts/samara/', '/contacts/moscow/'],
    ['/contacts/', '/contacts/moscow/'],
    ['/', '/'],
    ['/about/', undefined],
  ])('%s belongs to %s', (path, expected) => {
    expect(activeLink(links, path)).toBe(expected);
  });
});
