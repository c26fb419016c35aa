import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasSecret, SECRET_PARAMETERS } from '@tourbillon/domain/contract/secret-parameters.ts';
import { createLimitedServer } from './http-server.ts';
import { createListener } from './listener.ts';
import { openTestServer, TOO_OFTEN } from './test-server.ts';

const OURS = 'ru.localhost:4321';

/** Requests for every kind of response: first line without its query, status, more headers, host. */
const RESPONSES: [line: string, status: number, headers?: string[], host?: string][] = [
  ['GET /reset-password/', 200],
  ['HEAD /unsubscribe/', 200],
  ['GET /account', 301],
  ['GET /reset-password', 301],
  ['GET //account/', 400],
  ['POST /account/', 405],
  ['DELETE /account/', 405],
  ['TRACE /account/', 405],
  ['GET /account/', 421, [], 'evil.example'],
  ['GET /account/', 400, ['Host: ru.localhost:4321']],
  ['GET /heals-check/', 200],
  ['GET /robots.txt', 200],
  ['GET /_astro/a.js', 200],
  ['GET /media/a-334.avif', 200],
  ['GET /api/check-token', 200],
  ['POST /api/login', 200],
  ['POST /api/login', 403, ['Sec-Fetch-Site: cross-site']],
  ['POST /api/feedback', 429, [TOO_OFTEN]],
  ['POST /api/photos', 400],
  ['POST /unsubscribe/', 400],
  ['POST /unsubscribe/', 200, ['Content-Type: application/x-www-form-urlencoded']],
  ['POST /call-request/', 403, ['Sec-Fetch-Site: cross-site']],
  ['GET /account/', 431, [`X: ${'x'.repeat(40_000)}`]],
];

/** The same, while the server is overloaded. */
const BUSY: typeof RESPONSES = [
  ['GET /api/check-token', 503],
  ['POST /unsubscribe/', 503],
  ['GET /a.txt', 503],
];

let folder: string;
const servers: Server[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'secret-queries-'));
  for (const busy of [false, true]) {
    const server = createLimitedServer(createListener(openTestServer(folder, busy).parts));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    servers.push(server);
  }
});
afterAll(async () => {
  for (const server of servers) server.close().closeAllConnections();
  await rm(folder, { recursive: true });
});

/** Status and two headers of the response to a request. */
async function ask(line: string, query: string, headers: string[] = [], host = OURS, place = 0) {
  const socket = connect((servers[place]?.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  const lines = [`${line}${query} HTTP/1.1`, `Host: ${host}`, ...headers, 'Connection: close'];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const [head = ''] = (await text(socket)).split('\r\n\r\n');
  const all = (name: string) =>
    [...head.matchAll(new RegExp(`^${name}: (.*)$`, 'gim'))].map(([, value]) => value?.trim());
  return { status: Number(head.slice(9, 12)), kept: all('Cache-Control'), referrer: all('Referrer-Policy') };
}

describe('D64: no response to a secret is kept or tells another site of it', () => {
  const table = [RESPONSES, BUSY].flatMap((rows, place) =>
    rows.map(([line, status, headers, host]) => ({ place, line, status, headers, host })),
  );
  it.each(table)('server $place, $line: $status', async ({ place, line, status, headers, host }) => {
    for (const name of SECRET_PARAMETERS) {
      const response = await ask(line, `?a=b&${name}=S3cret`, headers, host, place);
      expect(response).toEqual({ status, kept: ['no-store'], referrer: ['no-referrer'] });
    }
  });

  it('a redirect without a secret is kept as ever', async () => {
    const { status, kept } = await ask('GET /account', '?a=b');
    expect([status, kept]).toEqual([301, ['public, max-age=3600']]);
  });
});

describe('which queries have a secret', () => {
  it.each([
    ['/account/?token=a', true],
    ['/account/?a=b&token=', true],
    ['/account/?a=b&amp;token=c', true],
    ['/account/?a=b?token=c', true],
    ['/account/?TOKEN=a', true],
    ['/account/?%74oken=a', true],
    ['/account/?reset-token=a', true],
    ['/account/?token[]=a', true],
    ['/preview/article/a/?until=1&signature=b', true],
    ['/api/photos?upload=a&name=b', true],
    ['/account/', false],
    ['/token=a', false],
    ['/search/?q=token', false],
    ['/search/?q=a&tokens=b', false],
  ])('%s: %s', (target, expected) => {
    expect(hasSecret(target)).toBe(expected);
  });

  it('every secret that a letter or a link of ours carries', () => {
    const files = globSync('integrations/backend/{mail,alerts,uploads}/**/*.ts');
    const names = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/[?&](\w+)=\$\{/g)].map(([, name]) => name),
    );
    expect(names.filter((name) => /token|sign|key|secret/i.test(name ?? '')).length).toBeGreaterThan(5);
    const secret = names.filter((name) => /token|sign|key|secret/i.test(name ?? ''));
    expect(secret.filter((name) => !hasSecret(`/?${name}=a`))).toEqual([]);
  });
});
