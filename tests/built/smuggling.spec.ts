import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { readSharedSite } from '../site/site.ts';

/** A request hidden behind or in another request. Its response begins with words that no other response has. */
const HIDDEN = (host: string) => `GET /robots.txt HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
const FOUND = 'User-agent:';

const POST = (host: string) => `POST /api/feedback HTTP/1.1\r\nHost: ${host}\r\n`;

/**
 * Ambiguous requests, which two servers in a row could parse differently (RFC 9112, sections 2.2, 3.2, 5.1, 6 and
 * 11.2).
 */
const AMBIGUOUS: [name: string, bytes: (host: string, hidden: string) => string][] = [
  [
    'length and chunks',
    (h, x) => `${POST(h)}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${x}`,
  ],
  [
    'chunks and length',
    (h, x) => `${POST(h)}Transfer-Encoding: chunked\r\nContent-Length: 6\r\n\r\n0\r\n\r\n${x}`,
  ],
  ['two lengths', (h, x) => `${POST(h)}Content-Length: 0\r\nContent-Length: ${x.length}\r\n\r\n${x}`],
  ['the same length twice', (h, x) => `${POST(h)}Content-Length: 0\r\nContent-Length: 0\r\n\r\n${x}`],
  ['a list of lengths', (h, x) => `${POST(h)}Content-Length: 0, ${x.length}\r\n\r\n${x}`],
  ['a length with a plus', (h, x) => `${POST(h)}Content-Length: +0\r\n\r\n${x}`],
  ['a length in hexadecimal', (h, x) => `${POST(h)}Content-Length: 0x0\r\n\r\n${x}`],
  ['a negative length', (h, x) => `${POST(h)}Content-Length: -1\r\n\r\n${x}`],
  [
    'chunked and then something else',
    (h, x) => `${POST(h)}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${x}`,
  ],
  ['a coding nobody knows', (h, x) => `${POST(h)}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${x}`],
  [
    'a coding after a control sign',
    (h, x) => `${POST(h)}Transfer-Encoding: \x0bchunked\r\n\r\n0\r\n\r\n${x}`,
  ],
  ['a blank before the colon', (h, x) => `${POST(h)}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${x}`],
  ['a folded header', (h, x) => `${POST(h)}Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n${x}`],
  ['lines that end without CR', (h, x) => `${POST(h)}Content-Length: 0\n\n${x}`],
  ['a lone CR in a header', (h, x) => `${POST(h)}X: a\rTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${x}`],
  ['a NUL in a header', (h, x) => `${POST(h)}X: a\0b\r\n\r\n${x}`],
  [
    'a chunk of a size too large',
    (h, x) => `${POST(h)}Transfer-Encoding: chunked\r\n\r\n10000000000000000\r\n${x}`,
  ],
  ['a chunk with a signed size', (h, x) => `${POST(h)}Transfer-Encoding: chunked\r\n\r\n-1\r\n${x}`],
  ['a chunk that ends without CR', (h, x) => `${POST(h)}Transfer-Encoding: chunked\r\n\r\n1\r\na\n0\n\n${x}`],
  [
    'two hosts',
    (h, x) =>
      `GET /about/ HTTP/1.1\r\nHost: ${h}\r\nHost: evil.example\r\nConnection: close\r\nContent-Length: ${x.length}\r\n\r\n${x}`,
  ],
  ['no host', (_, x) => `GET /about/ HTTP/1.1\r\nContent-Length: ${x.length}\r\n\r\n${x}`],
  [
    'an address of another host',
    (h, x) =>
      `GET http://evil.example/ HTTP/1.1\r\nHost: ${h}\r\nConnection: close\r\nContent-Length: ${x.length}\r\n\r\n${x}`,
  ],
];

/** Unambiguous requests. */
const PLAIN: [name: string, bytes: (host: string, hidden: string) => string, statuses: number[]][] = [
  [
    'a request within the body of another',
    (h, x) =>
      `GET /about/ HTTP/1.1\r\nHost: ${h}\r\nConnection: close\r\nContent-Length: ${x.length}\r\n\r\n${x}`,
    [200],
  ],
  ['one behind the other', (h, x) => `GET /about/ HTTP/1.1\r\nHost: ${h}\r\n\r\n${x}`, [200, 200]],
];

test('request smuggling: what can be read in two ways is refused with its connection, and nothing behind it answered', async () => {
  const host = new URL(readSharedSite().origins.ru).host;
  const hidden = HIDDEN(host);
  await Promise.all(
    AMBIGUOUS.map(async ([name, bytes]) => {
      const { statuses, text, closed } = await exchange(bytes(host, hidden));
      expect.soft(text, name).not.toContain(FOUND);
      expect.soft(statuses, name).toEqual([400]);
      expect.soft(closed, `${name}: the connection`).toBe(true);
    }),
  );
  for (const [name, bytes, expected] of PLAIN) {
    const { statuses, text } = await exchange(bytes(host, hidden));
    expect.soft(statuses, name).toEqual(expected);
    expect.soft(text.includes(FOUND), name).toBe(expected.length > 1);
  }
});

/** Milliseconds of silence after which a connection counts as kept open: longer than any response takes. */
const SILENCE = 20_000;

/** Everything received on a new connection until it is closed or silent. */
function exchange(bytes: string): Promise<{ statuses: number[]; text: string; closed: boolean }> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(readSharedSite().port, '127.0.0.1', () =>
      socket.write(Buffer.from(bytes, 'latin1')),
    );
    const end = (closed: boolean) => {
      socket.destroy();
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
      resolve({ statuses, text, closed });
    };
    socket.setTimeout(SILENCE, () => end(false));
    socket.on('data', (part) => (text += part.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => end(true));
  });
}
