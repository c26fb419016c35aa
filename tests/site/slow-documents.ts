import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { readSharedSite } from './site.ts';

/** Milliseconds between the two parts of a page: enough for a browser to paint the first part. */
const PAUSE = 700;

/**
 * The Russian site behind a connection that pauses in the middle of each page: the part before the mark is sent
 * at once, the rest later. Other responses are not delayed.
 *
 * @returns its address, and `close` to end it.
 */
export async function openSlowDocuments(mark: string): Promise<{ url: string; close: () => void }> {
  const { port, origins } = readSharedSite();
  const { host } = new URL(origins.ru);
  const server = createServer((req, res) => {
    const headers = { ...req.headers, host, 'accept-encoding': 'identity' };
    request({ host: '127.0.0.1', port, path: req.url, headers }, async (reply) => {
      const parts = await Array.fromAsync(reply as AsyncIterable<Buffer>);
      const body = Buffer.concat(parts);
      const { 'content-length': _, 'strict-transport-security': __, ...kept } = reply.headers;
      res.writeHead(reply.statusCode ?? 502, kept);
      const cut = reply.headers['content-type']?.startsWith('text/html') ? body.indexOf(mark) : -1;
      if (cut > 0) {
        res.write(body.subarray(0, cut));
        await wait(PAUSE);
      }
      res.end(body.subarray(Math.max(cut, 0)));
    }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://ru.localhost:${(server.address() as AddressInfo).port}`, close };
}
