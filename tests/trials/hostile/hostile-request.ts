import { hostileBody } from './bodies.ts';
import {
  API_PATHS,
  FORMS,
  HEADERS,
  HOSTS,
  METHODS,
  PARAMETERS,
  PATHS,
  SEGMENTS,
  VALUES,
} from './request-parts.ts';
import { SeededRandom } from './seeded-random.ts';

/** A request as bytes. */
export interface HostileRequest {
  /** The request line, for messages. */
  name: string;
  bytes: Buffer;
  /** Whether to close the connection after it, because it can never be completed. */
  breaksOff: boolean;
}

/** The request of a seed. @param host of the site. */
export function hostileRequest(seed: number, host: string): HostileRequest {
  const chance = new SeededRandom(seed);
  return chance.is(0.05)
    ? noRequest(chance, host)
    : chance.is(0.35)
      ? writing(chance, host)
      : reading(chance, host);
}

function reading(chance: SeededRandom, host: string): HostileRequest {
  const method = chance.is(0.2) ? chance.of(METHODS) : 'GET';
  return compose(chance, host, method, target(chance, chance.is(0.2) ? API_PATHS : PATHS));
}

function writing(chance: SeededRandom, host: string): HostileRequest {
  const { type, bytes } = hostileBody(chance);
  const headers = type ? [`Content-Type: ${type}`] : [];
  const path = target(chance, chance.is(0.5) ? API_PATHS : FORMS, 0.2);
  const chunked = chance.is(0.15);
  headers.push(chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes.byteLength}`);
  const body = chunked
    ? Buffer.concat([
        Buffer.from(`${bytes.byteLength.toString(16)}\r\n`),
        bytes,
        Buffer.from('\r\n0\r\n\r\n'),
      ])
    : bytes;
  return compose(chance, host, chance.is(0.1) ? chance.of(METHODS) : 'POST', path, headers, body);
}

/** Bytes that break the grammar of HTTP, or that two servers could parse differently. */
function noRequest(chance: SeededRandom, host: string): HostileRequest {
  const head = `POST /api/feedback HTTP/1.1\r\nHost: ${host}\r\n`;
  const text = chance.of([
    `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /admin HTTP/1.1\r\n\r\n`,
    `${head}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef`,
    `${head}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
    `${head}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`,
    `${head}Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n`,
    `${head}Content-Length: -1\r\n\r\n`,
    `${head}Content-Length: 99999999999999999999\r\n\r\n`,
    `${head}X: a\rb\r\n\r\n`,
    `${head} folded: yes\r\n\r\n`,
    `GET /about/ HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example\r\n\r\n`,
    `GET /about/ HTTP/9.9\r\nHost: ${host}\r\n\r\n`,
    `GET http://evil.example/about/ HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    `GET /about/\r\n\r\n`,
    `GET /about/ HTTP/1.1\r\n\r\n`,
    `GET * HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    `GET /about/ HTTP/1.1\r\nHost: ${host}\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`,
    `GET /about/ HTTP/1.1\r\nHost: ${host}\r\n${'A: b\r\n'.repeat(3_000)}\r\n`,
    `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`,
    `\u0016\u0003\u0001\u0002\u0000\u0001`,
    '\r\n\r\n\r\n',
    '\u0000'.repeat(100),
  ]);
  return { name: JSON.stringify(text.slice(0, 90)), bytes: Buffer.from(text, 'latin1'), breaksOff: true };
}

function target(chance: SeededRandom, paths: readonly string[], hostility = 0.6): string {
  let path = chance.of(paths).replace(/\{\w+\}/g, () => chance.of(VALUES));
  if (chance.is(hostility)) path += chance.of(SEGMENTS) + chance.of(['', '/']);
  if (chance.is(0.1)) path = chance.of(['/', '//', '/\\', '/%2f', '/%5c', '/.%2e/']) + path;
  if (chance.is(0.5)) return path;
  const query = Array.from(
    { length: chance.of([1, 2, 5, 60]) },
    () => `${chance.of(PARAMETERS)}=${chance.of(VALUES)}`,
  );
  return `${path}?${query.join('&')}`;
}

function compose(
  chance: SeededRandom,
  host: string,
  method: string,
  address: string,
  headers: string[] = [],
  body: Buffer = Buffer.alloc(0),
): HostileRequest {
  // A space ends the target; other bytes are sent as they are.
  const line = `${method} ${address.replace(/[\s]/g, '+')} HTTP/1.1`;
  const lines = [line, `Host: ${chance.is(0.08) ? chance.of(HOSTS) : host}`, ...headers];
  // Another address each time, so that no limit on writing refuses the request.
  lines.push(`X-Forwarded-For: 10.${chance.below(256)}.${chance.below(256)}.${chance.below(256)}`);
  for (let more = chance.of([0, 0, 1, 2, 4]); more > 0; more -= 1) lines.push(chance.of(HEADERS));
  lines.push('Connection: close', '', '');
  return {
    name: line.slice(0, 160),
    bytes: Buffer.concat([Buffer.from(lines.join('\r\n'), chance.is(0.5) ? 'utf8' : 'latin1'), body]),
    breaksOff: false,
  };
}
