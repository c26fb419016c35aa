import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Access, type Call, isPublic } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { createMatcher } from './call-matcher.ts';

const call = (method: 'GET' | 'POST', path: `/${string}`, access: Access = 'visitor'): Call => ({
  method,
  path,
  request: v.object({}),
  response: v.object({}),
  life: 0,
  access,
  limit: 'none',
});

const calls = {
  main: call('GET', '/'),
  menu: call('GET', '/menu/list'),
  reviews: call('GET', '/reviews'),
  sendReview: call('POST', '/reviews'),
  contact: call('GET', '/contacts/{city}'),
  option: call('GET', '/{catalogType}/filter/{option}'),
  brands: call('GET', '/clock/filter/brands'),
  feedback: call('POST', '/feedback'),
  changes: call('GET', '/changes', 'storefront'),
};
const match = createMatcher(calls);

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
    expect(match(method, path)).toEqual({ kind: 'call', call: expected, path: fields });
  });
});

describe('architecture §5 gateway: nothing else is reachable', () => {
  it.each([
    ['a call that is not public', 'GET', '/changes'],
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
    const found = createMatcher(CALLS)(one.method, one.path.replace(/\{\w+\}/g, 'x'));
    expect(found).toMatchObject({ kind: 'call', call: { path: one.path } });
  },
);
