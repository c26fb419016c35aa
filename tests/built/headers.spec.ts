import { expect, test } from '@playwright/test';
import { ask, type RequestOptions } from '../site/ask.ts';
import { newNetwork } from '../site/mailing-list.ts';
import { observatoryScore } from '../site/observatory.ts';
import { someItem } from '../site/page-kinds.ts';
import { readSharedSite } from '../site/site.ts';

const ANSWERS: { name: string; path: string; asking?: RequestOptions; page?: boolean }[] = [
  { name: 'prerendered page', path: '/about/', page: true },
  { name: 'page rendered on demand', path: '/clocks_today/', page: true },
  { name: 'page not found', path: '/no-such-page/', page: true },
  { name: 'redirect', path: '/about' },
  { name: 'file', path: '/favicon.svg' },
  { name: 'file of its own per host', path: '/robots.txt' },
  { name: 'picture that is not there', path: '/media/clock/none/front-334.avif' },
  { name: 'call', path: '/api/menu/list' },
  { name: 'unknown call', path: '/api/no-such-call' },
  { name: 'health', path: '/heals-check/' },
  { name: 'unknown host', path: '/', asking: { host: 'evil.example' } },
  { name: 'wrong method', path: '/about/', asking: { method: 'DELETE' }, page: true },
  { name: 'malformed address', path: '/%E0%A4%A/', page: true },
];

for (const { name, path, asking, page } of ANSWERS) {
  test(`architecture §8 security headers: ${name}`, async () => {
    const { headers } = await ask('uz', path, asking);
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.includes('script-src'), 'only pages may run scripts').toBe(page === true);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toBeTruthy();
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
  });
}

test('architecture §8 MDN Observatory: pages as they come have 125 points at least', async () => {
  for (const path of ['/', '/about/', '/clocks_today/', await someItem(), '/login/', '/no-such-page/']) {
    const { headers, text } = await ask('ru', path);
    expect(headers['strict-transport-security'], 'a site of http').toBeUndefined();
    // Sent only where the public addresses are https (`security-headers.ts`); the test site uses http.
    const transport = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };
    expect(observatoryScore({ ...headers, ...transport }, text).score, path).toBeGreaterThanOrEqual(125);
  }
});

/** Headers for documents only. */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
];

test('architecture §8 parts of a page carry what parts need and no more', async () => {
  const { text } = await ask('uz', '/');
  const parts = /"(\/_astro\/[^"]+\.(?:css|js|woff2)|\/media\/[^" ]+\.avif)[" ]/g;
  const paths = [...new Set([...text.matchAll(parts)].flatMap(([, path = '']) => path))];
  for (const ending of ['.css', '.js', '.woff2', '.avif']) {
    const path = paths.find((one) => one.endsWith(ending)) ?? ending;
    const { status, headers } = await ask('uz', path);
    expect([path, status]).toEqual([path, 200]);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin');
    expect(headers['cache-control'], path).toBe('public, max-age=31536000, immutable');
    expect(
      OF_DOCUMENTS.filter((name) => headers[name] !== undefined),
      path,
    ).toEqual([]);
  }
});

for (const path of ['/about/', '/clocks_today/']) {
  test(`architecture §8 inline pieces of ${path} are allowed by their hash`, async () => {
    const { text } = await ask('ru', path);
    expect(text).not.toMatch(/\son[a-z]+="/);
    expect(text).not.toMatch(/<[^>]+\sstyle="/);
  });
}

test('architecture §3 nothing in a page depends on the visitor', async () => {
  const item = await someItem();
  for (const path of ['/about/', '/clocks_today/', item]) {
    const cookie = 'cityAlias=tashkent; translation=en; front-dev=true; very_important_message=true';
    // An item of the list may be sold between the two requests.
    await expect(async () => {
      const plain = await ask('ru', path);
      const dressed = await ask('ru', path, { headers: { Cookie: cookie, 'Accept-Language': 'uz' } });
      expect(dressed.text === plain.text, path).toBe(true);
      expect(dressed.headers['set-cookie'], path).toBeUndefined();
      expect(dressed.headers.vary ?? '', path).not.toMatch(/cookie/i);
    }).toPass({ timeout: 10_000 });
  }
});

test('reports of the policy: taken in both forms, from pages of the host only', async () => {
  const report = (type: string, body: object, headers: Record<string, string> = {}) =>
    ask('en', '/api/report', {
      method: 'POST',
      headers: { 'Content-Type': type, 'X-Forwarded-For': newNetwork(), ...headers },
      body: JSON.stringify(body),
    });
  const [old, modern] = ['application/csp-report', 'application/reports+json'];
  const origin = readSharedSite().origins.en;
  const violation = { 'document-uri': `${origin}/about/`, 'effective-directive': 'img-src' };
  expect((await report(old, { 'csp-report': violation }, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(
    204,
  );
  // Chromium sends this report without Fetch Metadata.
  const body = { documentURL: `${origin}/`, effectiveDirective: 'img-src', blockedURL: 'inline' };
  expect((await report(modern, [{ type: 'csp-violation', body }], { Origin: origin })).status).toBe(204);
  expect((await report(modern, [], { Origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await report(modern, {})).status).toBe(400);
  const large = { 'csp-report': { ...violation, 'script-sample': 'a'.repeat(65_536) } };
  expect((await report(old, large)).status).toBe(413);
});
