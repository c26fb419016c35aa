import { describe, expect, it } from 'vitest';
import { type Call, isPublic } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { createMatcher } from './call-matcher.ts';
import { findRoute } from './routes.ts';

const call = (method: 'GET' | 'POST', path: string) => ({ method, path });

const calls = {
  main: call('GET', '/'),
  menu: call('GET', '/menu/list'),
  reviews: call('GET', '/reviews'),
  sendReview: call('POST', '/reviews'),
  contact: call('GET', '/contacts/{city}'),
  option: call('GET', '/{catalogType}/filter/{option}'),
  brands: call('GET', '/clock/filter/brands'),
  feedback: call('POST', '/feedback'),
};
const match = createMatcher(Object.values(calls));

describe('architecture §5 gateway: an address and its call', () => {
  it.each([
    ['GET', '/', calls.main, {}],
    ['GET', '', calls.main, {}],
    ['GET', '/menu/list', calls.menu, {}],
    ['GET', '/menu/list/', calls.menu, {}],
    ['HEAD', '/menu/list', calls.menu, {}],
    ['GET', '/contacts/moscow', calls.contact, { city: 'moscow' }],
    ['GET', '/contacts/mos%20cow/', calls.contact, { city: 'mos cow' }],
    ['GET', '/jewelry/filter/brands', calls.option, { catalogType: 'jewelry', option: 'brands' }],
    ['GET', '/clock/filter/brands', calls.brands, {}],
    ['GET', '/reviews', calls.reviews, {}],
    ['POST', '/reviews', calls.sendReview, {}],
  ])('%s %s', (method, path, expected, fields) => {
    expect(match(method, path)).toEqual({ kind: 'route', route: expected, fields });
  });
});

describe('architecture §5 gateway: nothing else is reachable', () => {
  it.each([
    ['no such call', 'GET', '/account'],
    ['more than a call', 'GET', '/menu/list/more'],
    ['a field left out', 'GET', '/contacts/'],
    ['two slashes', 'GET', '/contacts//'],
    ['a broken escape', 'GET', '/contacts/%E0%A4%A'],
    ['another case', 'GET', '/Menu/list'],
    ['a dot is not any letter', 'GET', '/menuXlist'],
  ])('%s', (_, method, path) => {
    expect(match(method, path)).toEqual({ kind: 'unknown' });
  });
});

describe('§8 405 gateway: a wrong method names the right ones', () => {
  it.each([
    ['POST', '/menu/list', 'GET, HEAD'],
    ['GET', '/feedback', 'POST'],
    ['DELETE', '/reviews', 'GET, HEAD, POST'],
    ['OPTIONS', '/', 'GET, HEAD'],
  ])('%s %s', (method, path, allow) => {
    expect(match(method, path)).toEqual({ kind: 'method', allow });
  });
});

it.each(Object.entries(CALLS).filter(([, one]) => isPublic(one)))(
  'architecture §5 gateway: %s of the contract is found by its own path',
  (_, one) => {
    const found = findRoute(one.method, `/api${one.path.replace(/\{\w+\}/g, 'x')}`);
    expect(found).toMatchObject({ kind: 'route', route: { path: one.path } });
  },
);

it.each(Object.entries<Call>(CALLS).filter(([, one]) => !isPublic(one) && one.method === 'POST'))(
  'architecture §5 gateway: %s, which the storefront makes, is not reachable',
  (_, one) => {
    expect(findRoute('POST', `/api${one.path}`)).not.toMatchObject({ kind: 'route' });
  },
);
