import { describe, expect, it, vi } from 'vitest';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { BackendError } from '../platform/errors/backend-error.ts';
import { type Ask, handleApiRequest } from './gateway.ts';
import type { GatewayRobots } from './robot-refusal.ts';
import { noRobots } from './test-robots.ts';

const TOKEN = 'A'.repeat(43);
const site = { locale: 'en', t: translator('en'), robots: noRobots } as const;

/** Makes a call as a browser does. @returns the response, and the request that the backend received. */
async function call(path: string, headers: Record<string, string>, body?: object, said: object = {}) {
  const asked = vi.fn<Ask>(() => Promise.resolve(said));
  const init = body && { method: 'POST', body: JSON.stringify(body) };
  const request = new Request(`http://en.localhost/api${path}`, {
    ...init,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
  });
  const response = await handleApiRequest(request, site, asked);
  const [, , fields, options] = asked.mock.calls[0] ?? [];
  return { response, fields, options };
}

const bearer = { authorization: `Bearer ${TOKEN}` };

describe('architecture §5 the account token travels in the Authorization header alone', () => {
  it('becomes the field of the call', async () => {
    expect((await call('/account', bearer)).fields).toEqual({ token: TOKEN });
    expect((await call('/sessions/end', bearer, { id: 4 })).fields).toEqual({ token: TOKEN, id: 4 });
  });

  it.each([
    ['no header', {}],
    ['another scheme', { authorization: 'Basic abc' }],
    ['no token', { authorization: 'Bearer ' }],
    ['nonsense', { authorization: 'Bearer a b c' }],
  ])('%s: 401, whatever address and body say, and the backend is not asked', async (_, headers) => {
    for (const body of [undefined, { token: TOKEN, id: 1 }]) {
      const path = body ? '/sessions/end' : `/account?token=${TOKEN}`;
      const { response, fields } = await call(path, headers, body);
      expect([response.status, fields]).toEqual([401, undefined]);
    }
  });

  it('that of the header is used, not that of the address', async () => {
    const { fields } = await call('/account?token=another-token-of-somebody', bearer);
    expect(fields).toEqual({ token: TOKEN });
  });

  it('nobody keeps a response', async () => {
    const { response } = await call('/account', bearer);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('§7 logout: X-CSRF-TOKEN from the XSRF cookie', () => {
  it.each([
    ['the header repeats the cookie', { cookie: 'a=b; XSRF-TOKEN=xyz', 'x-csrf-token': 'xyz' }, 200],
    ['another value', { cookie: 'XSRF-TOKEN=xyz', 'x-csrf-token': 'xy' }, 419],
    ['no header', { cookie: 'XSRF-TOKEN=xyz' }, 419],
    ['no cookie', { 'x-csrf-token': 'xyz' }, 419],
    ['both empty', { cookie: 'XSRF-TOKEN=', 'x-csrf-token': '' }, 419],
  ])('%s', async (_, headers, status) => {
    const { response, options } = await call('/logout', { ...bearer, ...headers } as never, {});
    expect(response.status).toBe(status);
    if (status === 200) expect(options?.headers).toEqual({ 'x-csrf-token': 'xyz' });
  });

  it('the cookie is set with the login, once, for this site', async () => {
    const typed = { email: 'ann@x.test', password: 'long enough' };
    const first = await call('/login', { 'user-agent': 'Firefox/144' }, typed);
    expect(first.response.headers.get('Set-Cookie')).toMatch(
      /^XSRF-TOKEN=[\w-]{24}; Path=\/; SameSite=Strict$/,
    );
    expect(first.options?.headers).toEqual({ 'user-agent': 'Firefox/144' });
    const again = await call('/login', { cookie: 'XSRF-TOKEN=xyz' }, typed);
    expect(again.response.headers.get('Set-Cookie')).toBeNull();
  });
});

it('rate limits: how long to wait is passed on', async () => {
  const refusal = new BackendError('/login', 429, 'refused', { message: 'Too many', retry_after: 812 });
  const request = new Request('http://en.localhost/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ann@x.test', password: 'long enough' }),
  });
  const response = await handleApiRequest(request, site, () => Promise.reject(refusal));
  expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '812']);
  expect(await response.json()).toEqual({ message: translator('en')('errors.s429') });
});

describe('a backend that wants work of the browser first', () => {
  const robots: GatewayRobots = {
    ...noRobots,
    demand: ({ work, purpose }) => Promise.resolve({ parameters: { data: { work, purpose } } } as never),
    workOf: (proof, purpose) =>
      Promise.resolve(purpose === '/login' ? ({ done: 2, much: 4 }[proof] ?? 0) : 0),
  };
  const logIn = async (headers: Record<string, string>, ask: Ask) =>
    handleApiRequest(
      new Request('http://en.localhost/api/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ email: 'a@x.test', password: 'three quiet tourbillons' }),
      }),
      { ...site, robots },
      ask,
    );

  it('its demand becomes a task for that call', async () => {
    const refusal = new BackendError('/login', 428, 'refused', { proof_of_work: 2 });
    const response = await logIn({}, () => Promise.reject(refusal));
    expect(response.status).toBe(428);
    expect(await response.json()).toEqual({
      message: translator('en')('forms.robot'),
      robot: { challenge: { parameters: { data: { work: 2, purpose: '/login' } } } },
    });
  });

  it.each([
    ['work that was done', { 'x-robot-proof': 'done' }, '2'],
    ['no work', {}, undefined],
    ['work of another task', { 'x-robot-proof': 'other' }, undefined],
    ['what a browser says of itself', { 'visitor-work': '9', 'visitor-networks': 'x' }, undefined],
  ])('learns of %s', async (_, headers, work) => {
    const asked = vi.fn<Ask>(() => Promise.resolve({ account_token: 't' }));
    await logIn(headers, asked);
    const sent = asked.mock.calls[0]?.[3]?.headers;
    expect([sent?.['visitor-work'], sent?.['visitor-networks']]).toEqual([work, undefined]);
  });

  it.each([
    ['no work', {}, 428],
    ['work', { 'x-robot-proof': 'much' }, 200],
    ['too little of it', { 'x-robot-proof': 'done' }, 428],
  ])(
    'D83 a network that logs in too often is asked for work, and never made to wait: %s',
    async (_, headers, status) => {
      const asked = vi.fn<Ask>(() => Promise.resolve({ account_token: 't' }));
      expect((await logIn({ 'x-crowded-network': 'true', ...headers }, asked)).status).toBe(status);
      expect(asked).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
    },
  );
});

describe('D83 the device of a login', () => {
  const device = 'D'.repeat(43);
  const logIn = async (origin: string, cookie: string, said: object) => {
    const asked = vi.fn<Ask>(() => Promise.resolve(said));
    const request = new Request(`${origin}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ email: 'a@x.test', password: 'three quiet tourbillons' }),
    });
    const response = await handleApiRequest(request, { ...site, place: () => '203.0.*.*' }, asked);
    return { response, sent: asked.mock.calls[0]?.[3]?.headers };
  };

  it.each([
    ['http://en.localhost', `device=${device}`, ''],
    ['https://shop.example', `__Secure-device=${device}`, '; Secure'],
  ])('on %s is a cookie that scripts do not see, for calls alone', async (origin, cookie, secure) => {
    const { response, sent } = await logIn(origin, cookie, { account_token: 't', device_token: device });
    expect(await response.json()).toEqual({ account_token: 't' });
    const life = 'Path=/api/; Max-Age=31536000; HttpOnly; SameSite=Strict';
    expect(response.headers.getSetCookie()).toContain(`${cookie}; ${life}${secure}`);
    expect([sent?.['visitor-device'], sent?.['visitor-place']]).toEqual([device, '203.0.*.*']);
  });

  it('over https is none that came without it, nor one that is named by the browser', async () => {
    const { sent } = await logIn('https://shop.example', `device=${device}`, { account_token: 't' });
    expect(sent?.['visitor-device']).toBeUndefined();
  });
});
