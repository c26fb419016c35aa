import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendTwo } from '@tourbillon/platform/connections/test-two-requests.ts';
import type { Database } from '../database/database.ts';
import { createGuard } from '../handlers/guard.ts';
import type { Handlers } from '../handlers/handlers.ts';
import type { Drawings } from '../media/drawings.ts';
import { openSecurityEvents } from '../security-events/security-events.ts';
import type { UploadFolder } from '../uploads/upload-folder.ts';
import { createApp } from './app.ts';
import { createBackendServer } from './listen.ts';

const HOST = 'Host: 127.0.0.1';
const JSON_TYPE = 'Content-Type: application/json';
const BODY = Buffer.alloc(350_000, 'a');

/** Requests that are answered before their body is read, with the expected status. */
const REFUSED: [name: string, line: string, headers: string[], status: number][] = [
  ['a call whose body is too large', 'POST /ru/feedback', [JSON_TYPE], 413],
  ['a call with files that brings none', 'POST /ru/appraisal', [JSON_TYPE], 422],
  ['a call with files without a boundary', 'POST /ru/appraisal', ['Content-Type: multipart/form-data'], 422],
  ['a call nobody knows', 'POST /ru/nothing', [], 413],
  ['a call to read, with a body', 'GET /ru/menu/list', [], 200],
  ['a picture, with a body', 'GET /ru/media/clock/none/front', [], 404],
  ['the staff without their key', 'POST /staff/requests/taken', [], 413],
  ['the health check, with a body', 'GET /health', [], 200],
];

let server: Server;
beforeAll(async () => {
  const database = {} as Database;
  const app = createApp({
    guard: createGuard({ database, publishSecret: 'secret' }),
    handlers: { menuList: () => Promise.resolve({ data: [] }) } as unknown as Handlers,
    drawings: { find: () => Promise.resolve(undefined) } as Drawings,
    log: pino({ level: 'silent' }),
    events: openSecurityEvents('k'),
    staff: { database, key: 'key' },
    uploads: { folder: { remove: () => Promise.resolve() } as unknown as UploadFolder, key: 'key' },
  });
  server = createBackendServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close().closeAllConnections());

const health = ['GET /health HTTP/1.1', HOST, '', ''].join('\r\n');
const length = (head: string) => Buffer.from(`${head}\r\nContent-Length: ${BODY.byteLength}\r\n\r\n`);

describe('D94: a response sent before its request was read does not hold up the next one', () => {
  const ways: [name: string, bytes: (head: string) => Buffer][] = [
    ['all of it', (head) => Buffer.concat([length(head), BODY])],
    [
      'in chunks',
      (head) => Buffer.from(`${head}\r\nTransfer-Encoding: chunked\r\n\r\n55730\r\n${BODY}\r\n0\r\n\r\n`),
    ],
    ['its beginning', (head) => Buffer.concat([length(head), BODY.subarray(0, 500)])],
    ['none before it is asked for', (head) => length(`${head}\r\nExpect: 100-continue`)],
  ];
  for (const [way, bytes] of ways) {
    test.each(REFUSED)(`${way}, %s: %s`, async (_, line, headers, status) => {
      const head = [`${line} HTTP/1.1`, HOST, ...headers].join('\r\n');
      const { port } = server.address() as AddressInfo;
      const { first, second } = await sendTwo(port, bytes(head), health);
      expect(first).toMatchObject({ status, whole: true });
      expect(second).toBe(/^connection: close$/im.test(first.head) ? 'closed' : 200);
    });
  }
});
