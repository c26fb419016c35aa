import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sendTwo, type TwoRequests } from '@tourbillon/platform/connections/test-two-requests.ts';
import { PROOF_HEADER } from '@tourbillon/domain/contract/proof-header.ts';
import { createLimitedServer } from './http-server.ts';
import { createListener } from './listener.ts';
import { openTestServer, TOO_OFTEN, type TestServer } from './test-server.ts';

vi.mock('../platform/configuration.ts', () => import('../../tests/environment/changing-configuration.ts'));

const HOST = 'Host: ru.localhost:4321';
const FORM = 'Content-Type: application/x-www-form-urlencoded';
const FILES = 'Content-Type: multipart/form-data; boundary=b';
const FOREIGN = 'Sec-Fetch-Site: cross-site';

const UPLOAD = `/api/photos?upload=${'0'.repeat(32)}&name=a.jpg`;

/** Requests that get a response before their body is read: first line, headers, status. */
const REFUSED: [name: string, line: string, headers: string[], status: number][] = [
  ['a call whose body is too large', 'POST /api/feedback', [], 413],
  ['a call from another site', 'POST /api/feedback', [FOREIGN], 403],
  ['a call too many', 'POST /api/feedback', [TOO_OFTEN], 429],
  ['a call to read, with a body', 'GET /api/cities', [], 413],
  ['a form that is too large', 'POST /call-request/', [FORM], 400],
  ['a form of another type', 'POST /call-request/', ['Content-Type: text/plain'], 400],
  ['a form from another site', 'POST /call-request/', [FORM, FOREIGN], 403],
  ['a form too many', 'POST /call-request/', [FORM, TOO_OFTEN], 429],
  ['a form with files that is none', 'POST /appraisal/', ['Content-Type: multipart/form-data'], 400],
  ['a form with files from another site', 'POST /appraisal/', [FILES, FOREIGN], 403],
  ['a file of no upload', 'POST /api/photos?upload=x', [], 400],
  ['a file from another site', 'POST ' + UPLOAD, [FOREIGN], 403],
  ['a file too many', 'POST ' + UPLOAD, [TOO_OFTEN], 429],
  ['a file of an upload that nobody worked for', 'POST ' + UPLOAD, [], 428],
  ['an order to publish that is too large', 'POST /api/publish', [], 403],
  ['an order to publish too many', 'POST /api/publish', [TOO_OFTEN], 429],
  ['a page that takes no form', 'POST /about/', [FORM], 405],
  ['another method', 'PUT /call-request/', [], 405],
  ['a picture asked for with POST', 'POST /media/a-334.avif', [], 405],
  ['a method nobody has', 'PROPFIND /api/feedback', [], 413],
  ['a page, with a body', 'GET /about/', [], 200],
  ['the head of a page, with a body', 'HEAD /about/', [], 200],
  ['an address that has moved, with a body', 'GET /about', [], 301],
  ['no address, with a body', 'GET //about/', [], 400],
  ['a picture, with a body', 'GET /media/a-334.avif', [], 200],
  ['a file of the build, with a body', 'GET /_astro/a.js', [], 200],
  ['the health check, with a body', 'GET /heals-check/', [], 200],
];

/** The same, while the server is overloaded. */
const SHED: typeof REFUSED = [
  ['a call', 'POST /api/feedback', [], 503],
  ['a form', 'POST /call-request/', [FORM], 503],
  ['a file, with a body', 'GET /about.txt', [], 503],
  ['a picture, with a body', 'GET /media/a-334.avif', [], 503],
];

let folder: string;
const servers: Server[] = [];
const testServers: TestServer[] = [];
beforeAll(async () => {
  vi.stubEnv('ROBOT_CHECK_KEY', 'key of the test');
  folder = await mkdtemp(path.join(tmpdir(), 'early-response-'));
  for (const busy of [false, true]) {
    const opened = openTestServer(folder, busy);
    testServers.push(opened);
    const server = createLimitedServer(createListener(opened.parts));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    servers.push(server);
  }
});
afterAll(async () => {
  for (const server of servers) server.close().closeAllConnections();
  await rm(folder, { recursive: true });
  vi.unstubAllEnvs();
});

const port = (place = 0) => (servers[place]?.address() as AddressInfo).port;
const health = ['GET /heals-check/ HTTP/1.1', HOST, '', ''].join('\r\n');

/** Expects a complete first response. After it, the connection is closed or serves the next request. */
function expectClosedOrServed({ first, second }: TwoRequests, status: number): void {
  expect(first.status).toBe(status);
  expect(first.whole, 'the first response is whole').toBe(true);
  expect(second, 'after it').toBe(/^connection: close$/im.test(first.head) ? 'closed' : 200);
}

/** Ways to send 350 kB with a request. */
const WAYS: [name: string, bytes: (head: string) => Buffer][] = [
  ['all of it', (head) => Buffer.concat([length(head), BODY])],
  [
    'in chunks',
    (head) => Buffer.from(`${head}\r\nTransfer-Encoding: chunked\r\n\r\n55730\r\n${BODY}\r\n0\r\n\r\n`),
  ],
  ['its beginning', (head) => Buffer.concat([length(head), BODY.subarray(0, 500)])],
  ['none before it is asked for', (head) => length(`${head}\r\nExpect: 100-continue`)],
];
const BODY = Buffer.alloc(350_000, 'a');
const length = (head: string) => Buffer.from(`${head}\r\nContent-Length: ${BODY.byteLength}\r\n\r\n`);

describe('D94: a response sent before its request was read does not hold up the next one', () => {
  const table = [...REFUSED.map((row) => [0, ...row] as const), ...SHED.map((row) => [1, ...row] as const)];
  for (const [way, bytes] of WAYS) {
    it.each(table)(`${way}, server %i, %s: %s`, async (place, _, line, headers, status) => {
      const head = [`${line} HTTP/1.1`, HOST, ...headers].join('\r\n');
      expectClosedOrServed(await sendTwo(port(place), bytes(head), health), status);
    });
  }

  it.each([
    ['no host of ours', ['Host: evil.example'], 421],
    ['two hosts', [HOST, HOST], 400],
  ])('%s', async (_, hosts, status) => {
    const head = ['POST /api/feedback HTTP/1.1', ...hosts].join('\r\n');
    for (const [, bytes] of WAYS) {
      expectClosedOrServed(await sendTwo(port(), bytes(head), health), status);
    }
  });

  it.each(WAYS.slice(0, 2))('a file of no format, %s', async (_, bytes) => {
    const worked = UPLOAD.replace(/0/g, '1');
    const head = [`POST ${worked} HTTP/1.1`, HOST, `${PROOF_HEADER}: done`].join('\r\n');
    expectClosedOrServed(await sendTwo(port(), bytes(head), health), 422);
  });

  it('a client that reads only when it has written 16 MB gets its response', async () => {
    const bytes = Buffer.alloc(16 * 1024 ** 2, 'a');
    const head = ['POST /api/feedback HTTP/1.1', HOST, `Content-Length: ${bytes.byteLength}`].join('\r\n');
    const sent = Buffer.concat([Buffer.from(`${head}\r\n\r\n`), bytes]);
    expectClosedOrServed(await sendTwo(port(), sent, health), 413);
  });

  it('a form that is read to its end keeps its connection', async () => {
    const head = ['POST /call-request/ HTTP/1.1', HOST, FORM, 'Content-Length: 3'].join('\r\n');
    const { first, second } = await sendTwo(port(), Buffer.from(`${head}\r\n\r\na=b`), health);
    expect([first.status, second]).toEqual([200, 200]);
  });

  it('a request that was sent behind a refused one is not acted upon', async () => {
    const head = ['POST /about/ HTTP/1.1', HOST, 'Content-Length: 3'].join('\r\n');
    const behind = ['POST /call-request/ HTTP/1.1', HOST, FORM, 'Content-Length: 3'].join('\r\n');
    const before = testServers[0]?.forms();
    const bytes = Buffer.from(`${head}\r\n\r\na=b${behind}\r\n\r\na=b`);
    const { first, second } = await sendTwo(port(), bytes, health);
    expect([first.status, second]).toEqual([405, 'closed']);
    expect(testServers[0]?.forms()).toBe(before);
  });
});
