import { expect, test } from '@playwright/test';
import { ask } from '../site/ask.ts';
import { readSharedSite } from '../site/site.ts';

/** Headers that make careless servers send another response, which a cache would then serve to everybody. */
const UNKEYED: Record<string, string>[] = [
  { 'X-Forwarded-Host': 'evil.example' },
  { 'X-Forwarded-Proto': 'http', 'X-Forwarded-Scheme': 'http', 'X-Forwarded-Port': '1337' },
  { 'X-Host': 'evil.example', 'X-Forwarded-Server': 'evil.example', 'X-HTTP-Host-Override': 'evil.example' },
  { Forwarded: 'host=evil.example;proto=http' },
  { 'X-Original-URL': '/account/', 'X-Rewrite-URL': '/account/' },
  { 'X-HTTP-Method-Override': 'DELETE', 'X-Method-Override': 'POST' },
  { 'X-Forwarded-Prefix': '/evil', 'X-Original-Host': 'evil.example' },
  { Origin: 'https://evil.example', Referer: 'https://evil.example/' },
  { Range: 'bytes=0-10', 'If-Range': '"x"' },
  { 'X-Page-Life': '{"maxAge":99999}', 'X-Astro-Path': '/account/', 'X-Astro-Locals': '{"locale":"uz"}' },
];

test('cache poisoning: no header that is not in the key changes what the next visitor gets', async () => {
  for (const [number, headers] of UNKEYED.entries()) {
    // An uncached page, and a prerendered one: the first request decides what is cached.
    for (const path of [`/clocks_today/?sort=by_brand&page=${number + 2}`, '/about/']) {
      const what = `${path} ${JSON.stringify(headers)}`;
      // An item of the list may be sold between the two requests.
      await expect(async () => {
        const poisoned = await ask('en', path, { headers });
        const plain = await ask('en', path);
        expect(plain.status, what).toBe(200);
        expect(plain.text, what).not.toMatch(/evil|1337/);
        expect(plain.text === poisoned.text, what).toBe(true);
        expect(poisoned.headers.location, what).toBeUndefined();
        expect(poisoned.headers['access-control-allow-origin'], what).toBeUndefined();
      }).toPass({ timeout: 10_000 });
    }
  }
});

/** Hosts that are almost valid, with the expected status. */
const HOSTS: [host: (ours: string) => string, status: number][] = [
  [(ours) => ours.toUpperCase(), 200],
  [(ours) => `${ours}.`, 421],
  [(ours) => `${ours}1`, 421],
  [(ours) => `${ours}@evil.example`, 421],
  [(ours) => `evil.example#${ours}`, 421],
  [(ours) => `${ours}.evil.example`, 421],
  [(ours) => `${ours}, evil.example`, 421],
  [(ours) => `${ours}/about`, 421],
  [() => 'xn--a', 421],
];

test('architecture §2 a Host that is not exactly ours is refused, and none of it is in what is kept', async () => {
  const ours = new URL(readSharedSite().origins.en).host;
  for (const [host, status] of HOSTS) {
    const reply = await ask('en', '/clocks_today/?page=3', { host: host(ours) });
    expect(reply.status, host(ours)).toBe(status);
    expect(reply.text, host(ours)).not.toMatch(/evil/i);
  }
});

/** Addresses of private responses, made to look like a file that a cache would store. */
const DECEIVING = [
  '/account/x.css',
  '/account/x.js?y=1',
  '/account/..%2fx.css',
  '/account;x.css',
  '/account/%3Bx.css',
  '/account%0Ax.css',
  '/profile/logo.png',
  '/api/account/x.css',
  '/api/account.css',
  '/api/orders/..%2f..%2f_astro%2fx.js',
  '/api/saved-items/favicon.svg',
  '/_astro/../account/',
  '/_astro/%2e%2e/api/account',
];

test('cache deception: nothing of an account is at an address that looks like a file, nor may be kept', async () => {
  const headers = { Authorization: 'Bearer 0123456789abcdef0123456789abcdef', Cookie: 'front-dev=true' };
  for (const path of DECEIVING) {
    const reply = await ask('ru', path, { headers });
    expect([400, 404], path).toContain(reply.status);
    expect(reply.headers['cache-control'], path).toBe('no-store');
    expect(reply.headers['set-cookie'], path).toBeUndefined();
  }
  for (const path of [
    '/account/',
    '/profile/',
    '/login/',
    '/api/account',
    '/api/orders',
    '/api/saved-items',
  ]) {
    expect((await ask('ru', path, { headers })).headers['cache-control'], path).toContain('no-store');
  }
});
