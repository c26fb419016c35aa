import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isCutOff, readBody } from '../platform/http/incoming-request.ts';
import { limitBodyTime } from './slow-bodies.ts';

/** Time limit for a body in these tests, milliseconds. */
const TIMEOUT_MS = 600;

/** Milliseconds after which the last byte is too late. */
const LATE = 1_000;

let server: Server;
let cutOff: boolean[] = [];
beforeAll(async () => {
  server = createServer((req, res) => {
    limitBodyTime(req, res, TIMEOUT_MS);
    handleRequest(req).then(
      (body) => res.headersSent || res.end(body),
      () => void cutOff.push(isCutOff(req)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

async function handleRequest(req: IncomingMessage): Promise<string> {
  return String(await readBody(req, 1_000));
}

/** Sends a request whose last byte is delayed by the given milliseconds, and reads the whole response. */
function drip(address: string, type: string, delay: number): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const head = [`POST ${address} HTTP/1.1`, 'Host: x', `Content-Type: ${type}`, 'Content-Length: 4'];
  socket.write(`${head.join('\r\n')}\r\nConnection: close\r\n\r\na=1`);
  setTimeout(() => socket.writable && socket.write('2'), delay).unref();
  socket.on('error', () => undefined);
  return text(socket);
}

const FORM = 'application/x-www-form-urlencoded';
const FILES = 'multipart/form-data; boundary=x';

describe('a body that does not come', () => {
  it.each([
    ['a form in time', '/call-request/', FORM, 20, 200],
    ['a form too slow', '/call-request/', FORM, LATE, 408],
    ['a call too slow', '/api/subscribers/', 'application/json', LATE, 408],
    ['a form of an appraisal without files', '/appraisal/', FORM, LATE, 408],
    ['a multipart form that takes no files', '/question/', FILES, LATE, 408],
    ['an appraisal with its files', '/appraisal/?x=1', FILES, LATE, 200],
    ['a file by itself', '/api/photos?upload=a&name=b', 'image/png', LATE, 200],
  ])('%s', async (_, address, type, delay, expected) => {
    cutOff = [];
    const reply = await drip(address, type, delay);
    expect(reply).toMatch(new RegExp(`^HTTP/1.1 ${expected} `));
    expect(cutOff, 'the handler knows that it was cut off').toEqual(expected === 408 ? [true] : []);
  });
});
