import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHosts } from '@tourbillon/domain/i18n/hosts.ts';
import { makeResponse } from '../platform/http/response.ts';
import { createListener } from './listener.ts';
import type { ServerParts } from './server-parts.ts';
import { policyHeaders } from '../platform/http/content-security-policy.ts';
import { visitorNetwork } from '../platform/request-context.ts';
import { securityHeaders } from '../platform/http/security-headers.ts';

let server: Server;
const html = { 'Content-Type': 'text/html; charset=utf-8' };
const parts = {
  hosts: readHosts({}),
  headers: securityHeaders(() => policyHeaders({ scripts: [], https: false, recaptcha: false }), false),
  pages: {
    respond: async (locale: string, path: string) =>
      makeResponse(200, html, Buffer.from(`${locale} ${path}`)),
    error: async (locale: string, status: number) =>
      makeResponse(status, html, Buffer.from(`${locale} ${status}`)),
  },
  files: {
    has: (path: string) => path === '/broken.svg',
    send: () => {
      throw new RangeError('a fault of ours');
    },
  },
  feeds: { has: () => false },
  images: {
    respond: async (locale: string, path: string) =>
      makeResponse(200, { 'Content-Type': 'image/avif' }, Buffer.from(`${locale} picture ${path}`)),
  },
  api: {
    handle: async (req: { url: string }, res: { end(text: string): void }) =>
      res.end(req.url === '/api/network' ? (visitorNetwork() ?? '') : 'api'),
  },
  admission: { refuses: () => false, count: () => undefined },
  network: () => '192.0.2.1',
  log: pino({ level: 'silent' }),
  forms: {
    handle: async (_req: unknown, res: { end(text: string): void }, locale: string, target: string) =>
      res.end(`${locale} form ${target}`),
  },
} as unknown as ServerParts;

beforeAll(async () => {
  server = createServer(createListener(parts));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

describe('§1 §2 the way of a request', () => {
  it.each([
    ['GET', 'uz.localhost:4321', '/about/', 200, 'uz /about/'],
    ['HEAD', 'uz.localhost:4321', '/about/', 200, ''],
    ['GET', 'evil.example', '/', 421, 'This host is not served here.'],
    ['GET', 'ru.localhost:4321', '/about?x=1', 301, ''],
    ['POST', 'ru.localhost:4321', '/about', 405, 'ru 405'],
    ['GET', 'ru.localhost:4321', '//x/', 400, 'ru 400'],
    ['GET', 'ru.localhost:4321', '/broken.svg', 500, 'ru 500'],
    ['GET', 'ru.localhost:4321', '/heals-check/', 200, 'ok'],
    ['GET', 'uz.localhost:4321', '/media/a-334.avif?x', 200, 'uz picture /media/a-334.avif'],
    ['POST', 'uz.localhost:4321', '/media/a-334.avif', 405, 'uz 405'],
    ['POST', 'ru.localhost:4321', '/api/login', 200, 'api'],
    ['POST', 'ru.localhost:4321', '/api/network', 200, '192.0.2.1'],
    ['POST', 'en.localhost:4321', '/subscribe/', 200, 'en form /subscribe/'],
    ['POST', 'en.localhost:4321', '/unsubscribe/?token=a&x=b', 200, 'en form /unsubscribe/?token=a'],
    ['TRACE', 'ru.localhost:4321', '/api/login', 405, 'ru 405'],
    ['PUT', 'en.localhost:4321', '/subscribe/', 405, 'en 405'],
  ])('%s %s%s', async (method, host, path, status, body) => {
    const got = await ask(method, host, path);
    expect([got.status, got.body]).toEqual([status, body]);
  });

  it('§2 a path without its closing slash moves for good and keeps the query', async () => {
    expect((await ask('GET', 'ru.localhost:4321', '/about?x=1&y=%D0%B0')).headers.location).toBe(
      '/about/?x=1&y=%D0%B0',
    );
  });

  it('every kind of answer carries the security headers', async () => {
    for (const path of ['/', '/about', '//x', '/heals-check/', '/a.txt']) {
      const { headers } = await ask('GET', 'ru.localhost:4321', path);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('architecture §8 a picture carries the headers of a part of a page', async () => {
    const { headers } = await ask('GET', 'ru.localhost:4321', '/media/a-334.avif');
    expect(headers).toMatchObject(lowerCased(parts.headers.part));
    expect(headers['content-security-policy']).toBeUndefined();
  });

  it('RFC 9110 a page the visitor has is answered with 304', async () => {
    const { headers } = await ask('GET', 'ru.localhost:4321', '/about/');
    const again = await ask('GET', 'ru.localhost:4321', '/about/', { 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.body]).toEqual([304, '']);
  });
});

function lowerCased(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function ask(method: string, host: string, path: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status?: number; headers: Record<string, string | undefined>; body: string }>(
    (resolve, reject) => {
      const req = request({ port, host: '127.0.0.1', method, path, headers: { ...headers, host } }, (res) => {
        let body = '';
        res.setEncoding('utf8').on('data', (part: string) => (body += part));
        res.on('end', () => resolve({ status: res.statusCode, headers: res.headers as never, body }));
      });
      req.on('error', reject).end();
    },
  );
}
