import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '@hono/node-server';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readSite } from './test-ask-raw.ts';
import { createDeskApp } from './app.ts';

const ORIGIN = 'https://desk.example';
const HOST = 'desk.example';
const TOKEN = 't'.repeat(43);
const OWN = { Host: HOST, Origin: ORIGIN, 'X-Desk': '1', 'Content-Type': 'application/json' };

const folder = mkdtempSync(path.join(tmpdir(), 'desk-server-'));
const dist = path.join(folder, 'desk');
let asked = 0;
let backend: Server;
let desk: Server;
let ask: ReturnType<typeof readSite>;

beforeAll(async () => {
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  writeFileSync(path.join(folder, 'secret.txt'), 'the inside');
  writeFileSync(path.join(dist, 'index.html'), '<!doctype html><title>Desk</title>');
  writeFileSync(path.join(dist, 'assets', 'a.js'), 'export {};');
  backend = createServer((request, response) => {
    asked += 1;
    const body = JSON.stringify({ token: TOKEN, data: { length: request.headers['content-length'] } });
    const headers = { 'Content-Type': 'application/json', 'Set-Cookie': 'x=1', Server: 'inside' };
    request.resume().on('end', () => response.writeHead(200, headers).end(body));
  });
  await new Promise<void>((listening) => backend.listen(0, '127.0.0.1', listening));
  const configuration = {
    ...{ host: '127.0.0.1', port: 0, origin: ORIGIN, proxies: 0, dataDir: folder, logLevel: 'silent' },
    backend: `http://127.0.0.1:${(backend.address() as AddressInfo).port}/desk`,
    serviceToken: undefined,
  };
  const log = pino({ level: 'silent' });
  const app = createDeskApp(configuration, { dist, key: 'key', log });
  await new Promise<void>((listening) => {
    desk = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, () => listening()) as Server;
  });
  ask = readSite((desk.address() as AddressInfo).port);
});
afterAll(() => {
  for (const server of [desk, backend]) server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the server of the desk under hostile requests', () => {
  test.each([
    ['a form of another site', { ...OWN, Origin: 'https://evil.example' }],
    ['no origin', { Host: HOST, 'X-Desk': '1' }],
    ['no header of ours', { Host: HOST, Origin: ORIGIN }],
    ['what a browser calls cross-site', { ...OWN, 'Sec-Fetch-Site': 'cross-site' }],
    ['a sister host', { ...OWN, 'Sec-Fetch-Site': 'same-site' }],
  ])('a call from %s is refused, and the backend is not asked', async (_, headers) => {
    asked = 0;
    const { status } = await ask('POST', '/api/log-in', headers, '{}');
    expect([status, asked]).toEqual([403, 0]);
  });

  test('a session reaches no script: its token is in a cookie of this very host alone', async () => {
    const { status, headers, text } = await ask('POST', '/api/log-in', OWN, '{}');
    expect(status).toBe(200);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-desk=t{43}; .*Path=\/; HttpOnly; SameSite=Strict; Secure$/),
    ]);
    expect(text).not.toContain(TOKEN);
    expect(headers.server).toBeUndefined();
  });

  test.each(['evil.example', 'desk.example.evil.example', 'desk.example:81', '127.0.0.1'])(
    'the host %s is not ours',
    async (host) => {
      expect((await ask('GET', '/', { Host: host })).status).toBe(421);
    },
  );

  test('a body beyond what its call takes is cut off', async () => {
    const { status } = await ask('POST', '/api/log-in', OWN, `{"email":"${'a'.repeat(300_000)}"}`);
    expect(status).toBe(413);
  });

  test('a file is passed on while it arrives, so that it needs no memory here', async () => {
    asked = 0;
    const headers = { ...OWN, 'Content-Type': 'application/octet-stream', 'Content-Length': '8' };
    const { port } = desk.address() as AddressInfo;
    const file = httpRequest({
      ...{ host: '127.0.0.1', port, agent: false, method: 'POST', headers },
      path: '/api/stock/photographs/add?id=1',
    });
    file.write('half');
    await vi.waitFor(() => expect(asked).toBe(1));
    file.end('half');
    const [response] = (await once(file, 'response')) as [IncomingMessage];
    const [text] = (await once(response.setEncoding('utf8'), 'data')) as [string];
    expect([response.statusCode, text]).toEqual([200, expect.stringContaining('"length":"8"')]);
  });

  test.each([
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets/....//....//secret.txt',
    '//etc/passwd',
    '/assets/%00',
    '/assets/%zz',
    '/api/../secret.txt',
  ])('%s shows nothing outside the folder', async (address) => {
    const { status, text } = await ask('GET', address, { Host: HOST });
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(/the inside|root:/);
  });

  test.each(['/', '/assets/a.js', '/assets/none.js', '/api/me', '/api/none'])(
    '%s bears the headers that keep it apart',
    async (address) => {
      const { headers } = await ask('GET', address, { Host: HOST });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'content-security-policy': expect.stringContaining("default-src 'none'") as string,
        'strict-transport-security': expect.stringContaining('max-age=') as string,
      });
      expect(headers['content-security-policy']).not.toContain('unsafe');
    },
  );
});
