import { describe, expect, it } from 'vitest';
import { readAddress } from './request-target.ts';

describe('§2 routes: every path has one address', () => {
  it.each([
    ['/', { kind: 'page', path: '/', query: '' }],
    ['/about/', { kind: 'page', path: '/about/', query: '' }],
    ['/about', { kind: 'moved', location: '/about/' }],
    ['/about?a=1&b=2', { kind: 'moved', location: '/about/?a=1&b=2' }],
    ['/clocks_today/rolex', { kind: 'moved', location: '/clocks_today/rolex/' }],
    ['/articles/skupka-chasov/', { kind: 'moved', location: '/article/skupka-chasov/' }],
    ['/articles/skupka-chasov', { kind: 'moved', location: '/article/skupka-chasov/' }],
    ['/services/vykup-zhivopisi/?x=1', { kind: 'moved', location: '/uslugi/vykup-zhivopisi/?x=1' }],
    ['/privacy_policy', { kind: 'moved', location: '/politika-konfidentcialnosti/' }],
    ['/articles', { kind: 'moved', location: '/article/' }],
    ['/news', { kind: 'moved', location: '/news/news-lombard/' }],
    ['/news/', { kind: 'moved', location: '/news/news-lombard/' }],
    ['/news/vazhno-znat/', { kind: 'page', path: '/news/vazhno-znat/', query: '' }],
    ['/news/rss.xml', { kind: 'file', path: '/news/rss.xml' }],
    ['/robots.txt', { kind: 'file', path: '/robots.txt' }],
    ['/_astro/a.js', { kind: 'file', path: '/_astro/a.js' }],
    ['/media/clock/a/front-334.avif', { kind: 'picture', path: '/media/clock/a/front-334.avif' }],
    ['/media/a/b?x=1', { kind: 'picture', path: '/media/a/b' }],
    ['/media/a%2fb-334.avif', { kind: 'malformed' }],
    ['/api/menu/list', { kind: 'api' }],
    ['/api', { kind: 'api' }],
    ['//evil.example/', { kind: 'malformed' }],
    ['/a%2fb/', { kind: 'malformed' }],
    ['/%E0%A4%A/', { kind: 'malformed' }],
    ['/_astro/../account/', { kind: 'malformed' }],
    ['/x/%2E%2e/about/', { kind: 'malformed' }],
    ['/about/.', { kind: 'malformed' }],
    ['/.well-known/security.txt', { kind: 'file', path: '/.well-known/security.txt' }],
    ['http://evil.example/', { kind: 'malformed' }],
  ])('%s', (target, expected) => {
    expect(readAddress(target)).toEqual(expected);
  });
});

describe('architecture §3 cache key: only the parameters a page understands, sorted', () => {
  it.each([
    ['/about/?utm_source=x', ''],
    ['/clocks_today/?utm_source=x&page=2', '?page=2'],
    ['/clocks_today/?sort=by_brand&brands=rolex&brands=omega', '?brands=omega&brands=rolex&sort=by_brand'],
    ['/clocks_today/?price_from=&page=3', '?page=3'],
    ['/favorites/?jewelry=b&clock=c&clock=a&utm=x', '?clock=a&clock=c&jewelry=b'],
    ['/article/?utm_source=x&type=3&page=2', '?page=2&type=3'],
    ['/article/sovet/?type=3&page=2', ''],
    ['/news/vazhno-znat/?type=3&page=2', '?page=2'],
    ['/registration/confirm/?token=x&a=b', '?token=x'],
    ['/profile/email/confirm/?token=x&a=b', '?token=x'],
    ['/profile/email/?token=x', ''],
    ['/constructor/?clock=a', ''],
  ])('%s', (target, query) => {
    expect(readAddress(target)).toMatchObject({ kind: 'page', query });
  });
});
