import { expect, test } from '@playwright/test';
import { ask } from '../site/ask.ts';

const PAGES = ['/about/', '/clocks_today/', '/clocks_today/rolex/'];

for (const path of PAGES) {
  test(`architecture §2 ${path} has brotli and gzip forms of the same page`, async () => {
    const plain = await ask('ru', path);
    for (const encoding of ['br', 'gzip']) {
      const packed = await ask('ru', path, { headers: { 'Accept-Encoding': encoding } });
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.headers.vary).toMatch(/accept-encoding/i);
      expect(packed.body.length).toBeLessThan(plain.body.length / 2);
      expect(packed.text === plain.text).toBe(true);
    }
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  test(`architecture §2 ${path} is not sent again to those who have it`, async () => {
    for (const encoding of ['identity', 'br']) {
      const headers = { 'Accept-Encoding': encoding };
      const first = await ask('ua', path, { headers });
      expect(first.headers.etag).toBeTruthy();
      const again = await ask('ua', path, {
        headers: { ...headers, 'If-None-Match': first.headers.etag ?? '' },
      });
      expect(again.status).toBe(304);
      expect(again.body.length).toBe(0);
      const other = await ask('en', path, {
        headers: { ...headers, 'If-None-Match': first.headers.etag ?? '' },
      });
      expect(other.status, 'the page of another host is another page').toBe(200);
    }
  });

  test(`§7 ${path} answers HEAD like GET, without a body`, async () => {
    const [get, head] = [await ask('en', path), await ask('en', path, { method: 'HEAD' })];
    expect(head.status).toBe(200);
    expect(head.body.length).toBe(0);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers.etag).toBe(get.headers.etag);
  });
}

test('architecture §3 hashed files never change, and come compressed', async () => {
  const { text } = await ask('ru', '/about/');
  const files = [
    ...new Set([...text.matchAll(/(?:href|src)="(\/_astro\/[^"]+)"/g)].map((match) => match[1] ?? '')),
  ];
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const { status, headers } = await ask('ru', file, { headers: { 'Accept-Encoding': 'br' } });
    expect(status, file).toBe(200);
    expect(headers['cache-control'], file).toBe('public, max-age=31536000, immutable');
    if (/\.(js|css)$/.test(file)) expect(headers['content-encoding'], file).toBe('br');
  }
  expect((await ask('ru', '/_astro/no-such-file.js')).status).toBe(404);
});
