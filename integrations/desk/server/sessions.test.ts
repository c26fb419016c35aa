import pino from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { callRoutes } from './call-routes.ts';

const ORIGIN = 'https://desk.example';
const CONFIGURATION = {
  ...{ host: '127.0.0.1', port: 0, origin: ORIGIN, proxies: 0, dataDir: '', logLevel: 'silent' },
  backend: 'http://127.0.0.1:1/desk',
  serviceToken: undefined,
};
const ENDED = expect.stringMatching(/^__Host-desk=; Max-Age=0; /) as string;

/** Makes a call of the desk's page. @param backend answers in place of the backend. */
async function call(path: string, backend: typeof fetch, headers: Record<string, string> = {}) {
  vi.stubGlobal('fetch', backend);
  const routes = callRoutes(CONFIGURATION, 'key', pino({ level: 'silent' }));
  const env = { incoming: { headers: {}, socket: { remoteAddress: '192.0.2.1' } } };
  const response = await routes.request(
    path,
    {
      method: 'POST',
      headers: { 'X-Desk': '1', Origin: ORIGIN, Cookie: `__Host-desk=${'t'.repeat(43)}`, ...headers },
      body: '{}',
    },
    env,
  );
  return { status: response.status, cookie: response.headers.get('Set-Cookie') };
}

const answering = (status: number, body: object) => () => Promise.resolve(Response.json(body, { status }));
const away = () => Promise.reject(new Error('connect ECONNREFUSED'));

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['does', answering(200, { data: { status: 'done' } }), 200],
  ['is away', away, 502],
  ['fails', answering(500, { message: 'Internal error' }), 500],
  ['knows no such session', answering(401, { message: 'Log in first' }), 401],
])('whoever logs out has no session in this browser, when the backend %s', async (_, backend, status) => {
  expect(await call('/log-out', backend)).toEqual({ status, cookie: ENDED });
});

test('a backend that is away ends no session of whoever does anything else', async () => {
  expect(await call('/requests/take', away)).toEqual({ status: 502, cookie: null });
});

test('a call that is refused without a session leaves the cookie, which may be newer than the call', async () => {
  const refused = answering(401, { message: 'Log in first' });
  expect(await call('/requests/take', refused)).toEqual({ status: 401, cookie: null });
});

test.each([
  ['what somebody did', { 'Desk-Used': '1' }, '1'],
  ['what the page asks by itself', {}, null],
])('the backend is told %s', async (_, headers, told) => {
  const backend = vi.fn<typeof fetch>(answering(200, { data: { status: 'done' } }));
  await call('/log-out', backend, headers);
  const sent = new Headers(backend.mock.calls[0]?.[1]?.headers);
  expect(sent.get('Desk-Used')).toBe(told);
});
