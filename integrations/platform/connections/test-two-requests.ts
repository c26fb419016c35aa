import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

/** The results of two requests on one connection. */
export interface TwoRequests {
  /** Status and head of the first response, and whether the response arrived complete. */
  first: { status: number; head: string; whole: boolean };
  /** Status of the second response. `closed`: the connection ended cleanly before it. `reset`, `hangs`: failures. */
  second: number | 'closed' | 'reset' | 'hangs';
}

/** Milliseconds without a result after which the connection counts as hanging. */
const TIMEOUT_MS = 2_500;

/**
 * Sends one request and, when its response is complete, another on the same connection, as a proxy does with its
 * keep-alive connections.
 * @param to a port of this machine, or a connection.
 * @param timeout milliseconds after which the connection counts as hanging.
 */
export function sendTwo(
  to: number | Duplex,
  first: Buffer,
  second: string,
  timeout = TIMEOUT_MS,
): Promise<TwoRequests> {
  return new Promise((resolve) => {
    const socket = typeof to === 'number' ? connect({ port: to, host: '127.0.0.1' }) : to;
    let received = Buffer.alloc(0);
    let behind = -1;
    const toHead = first.subarray(0, 5).toString() === 'HEAD ';
    const done = (outcome: TwoRequests['second']) => {
      clearTimeout(late);
      socket.destroy();
      const { status, head, size } = readResponse(received, toHead);
      resolve({ first: { status, head, whole: size !== undefined }, second: outcome });
    };
    const late = setTimeout(() => done('hangs'), timeout);
    const read = (part: Buffer) => {
      received = Buffer.concat([received, part]);
      if (behind < 0) {
        const { size, head } = readResponse(received, toHead);
        if (size === undefined || /^connection: close$/im.test(head)) return;
        behind = size;
        socket.write(second);
      }
      const { status, size } = readResponse(received.subarray(behind), false);
      if (size !== undefined) done(status);
    };
    socket.on('end', () => done('closed'));
    socket.on('error', () => done('reset'));
    // This client starts to read only after it has written the request. If the connection is reset before that, the
    // client has no response.
    socket.write(first, () => socket.on('data', read));
  });
}

/** The first response in the bytes. `size` includes the head and is set only if the response is complete. */
function readResponse(bytes: Buffer, toHead: boolean): { status: number; head: string; size?: number } {
  const text = bytes.toString('latin1');
  const end = text.indexOf('\r\n\r\n') + 4;
  if (end < 4) return { status: 0, head: '' };
  const head = text.slice(0, end - 2);
  const status = Number(head.slice(9, 12));
  // Interim responses, such as 100, come before the final response.
  if (status < 200) {
    const next = readResponse(bytes.subarray(end), toHead);
    return next.size === undefined ? next : { ...next, size: next.size + end };
  }
  const size = end + (toHead ? 0 : bodySize(head, text.slice(end)));
  return size <= bytes.byteLength ? { status, head, size } : { status, head };
}

/** Size of a body according to its head. Infinity while the last chunk is missing. */
function bodySize(head: string, body: string): number {
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length !== undefined) return Number(length);
  if (!/^transfer-encoding: chunked/im.test(head)) return 0;
  const last = /(^|\r\n)0\r\n\r\n/.exec(body);
  return last ? last.index + last[0].length : Infinity;
}
