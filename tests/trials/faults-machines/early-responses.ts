import { connect } from 'node:tls';
import { sendTwo } from '@tourbillon/platform/connections/test-two-requests.ts';
import { ask, type Front } from './ask.ts';
import { must } from './must.ts';

/** Requests that are answered before their body is read: request line, a header, status. */
const REFUSED: [line: string, header: string, status: number][] = [
  ['POST /api/feedback', 'Content-Type: application/json', 413],
  ['POST /api/feedback', 'Sec-Fetch-Site: cross-site', 403],
  ['POST /call-request/', 'Content-Type: application/x-www-form-urlencoded', 400],
  ['POST /about/', 'Content-Type: text/plain', 405],
  ['GET /about/', 'Content-Type: text/plain', 200],
  ['POST /api/photos?upload=x', 'Content-Type: image/jpeg', 400],
];

const ROUNDS = 30;
const BODY = Buffer.alloc(350_000, 'a');

/**
 * Sends requests with bodies that are never read through nginx, which keeps its connections to the storefronts
 * open. Neither the next request of the same client nor other clients may wait for them.
 */
export async function tryEarlyResponses(site: Front & { hosts: readonly string[] }): Promise<string> {
  const [host = ''] = site.hosts;
  const next = `GET /about/ HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  let [served, closed, slowest] = [0, 0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const pairs = REFUSED.map(async ([line, header, status]) => {
      const socket = connect({ host: '127.0.0.1', port: site.tls, servername: host, ca: site.certificate });
      const head = `${line} HTTP/1.1\r\nHost: ${host}\r\n${header}\r\nContent-Length: ${BODY.byteLength}\r\n\r\n`;
      const { first, second } = await sendTwo(socket, Buffer.concat([Buffer.from(head), BODY]), next);
      // Many writes reach the rate limit, which is another early refusal.
      must(first.whole && [status, 429].includes(first.status), `${line} was answered with ${first.status}`);
      must(second === 200 || second === 'closed', `after ${line}: ${second}`);
      if (second === 200) served += 1;
      else closed += 1;
    });
    const others = REFUSED.map(async () => {
      const begun = performance.now();
      const { status } = await ask(site, { host, path: '/about/' });
      must(status === 200, `somebody else was answered with ${status}`);
      slowest = Math.max(slowest, performance.now() - begun);
    });
    await Promise.all([...pairs, ...others]);
  }
  return (
    `${served + closed} bodies of 350 kB that nobody reads: ${served} next requests on their connections answered, ` +
    `${closed} connections closed; somebody else waited ${slowest.toFixed(0)} ms at most`
  );
}
