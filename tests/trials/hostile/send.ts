import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { HostileRequest } from './hostile-request.ts';

/** Result of a request. */
export interface Echo {
  /** The last status; 0 when the connection was closed without a response. */
  status: number;
  head: string;
  body: string;
  ms: number;
  /** Error of the connection. */
  error?: string;
}

/** Timeout, milliseconds. */
const TIMEOUT = 10_000;

/** Sends a request on a new connection and reads until it is closed. */
export function send(port: number, { bytes, breaksOff }: HostileRequest): Promise<Echo> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const parts: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const late = setTimeout(() => socket.destroy(new Error('no end')), TIMEOUT);
    let error: string | undefined;
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.on('error', (cause: NodeJS.ErrnoException) => (error = cause.code ?? cause.message));
    socket.on('end', () => socket.end());
    socket.on('close', () => {
      clearTimeout(late);
      const ms = performance.now() - begun;
      resolve({ ...read(Buffer.concat(parts)), ms, ...(error === undefined ? {} : { error }) });
    });
    if (breaksOff) socket.end(bytes);
    else socket.write(bytes);
  });
}

function read(bytes: Buffer): Pick<Echo, 'status' | 'head' | 'body'> {
  const text = bytes.toString('latin1');
  // Interim responses, such as 100, precede the final response.
  const from = text.search(/HTTP\/1\.1 [2-5]\d\d/);
  if (from < 0) return { status: 0, head: '', body: '' };
  const end = text.indexOf('\r\n\r\n', from);
  const head = text.slice(from, end);
  return { status: Number(head.slice(9, 12)), head, body: decode(head, bytes.subarray(end + 4)) };
}

function decode(head: string, body: Buffer): string {
  if (body.byteLength === 0) return '';
  if (/^content-encoding: br$/im.test(head)) return brotliDecompressSync(body).toString();
  if (/^content-encoding: gzip$/im.test(head)) return gunzipSync(body).toString();
  return body.toString();
}
