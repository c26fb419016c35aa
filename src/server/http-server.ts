import { createServer, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { closeAfterEarlyResponse, isClosing } from '@tourbillon/platform/connections/early-response.ts';
import { BARE_POLICY } from '../platform/http/content-security-policy.ts';

/**
 * Time limits of the server, milliseconds: a slow client must not hold a connection for ever, and 20 MB over a phone
 * take minutes.
 */
const TIMES = { requestTimeout: 300_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 };

/** Milliseconds without a byte in either direction while a request is being answered. */
const SILENCE = 60_000;

/** Bytes of all headers of a request, and how many there may be. */
const HEADERS = { bytes: 16 * 1024, count: 100 };

/** Between two looks for connections that are over their time, milliseconds. */
const LOOK_EVERY = 2_000;

/** What is said before a request can be read: status and its words. */
const UNREADABLE: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * A server that no client can keep busy by being slow, large or silent. What cannot be read as a request is answered as
 * sparely as it deserves, with the headers that every response has.
 */
export function createLimitedServer(listener: RequestListener): Server {
  const server = createServer(
    { ...TIMES, maxHeaderSize: HEADERS.bytes, connectionsCheckingInterval: LOOK_EVERY },
    closeAfterEarlyResponse(listener),
  );
  // An expectation that nobody knows may be ignored (RFC 9110, section 10.1.1).
  server.on('checkExpectation', (req, res) => server.emit('request', req, res));
  server.maxHeadersCount = HEADERS.count;
  server.timeout = SILENCE;
  server.on('clientError', refuseUnreadable);
  return server;
}

function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  // The response to the readable part of it is being sent.
  if (isClosing(socket) && socket.writable) return;
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = UNREADABLE[error.code ?? ''] ?? '400 Bad Request';
  const lines = [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    'Content-Length: 0',
    'Cache-Control: no-store',
    'Referrer-Policy: no-referrer',
    `Content-Security-Policy: ${BARE_POLICY}`,
    'X-Content-Type-Options: nosniff',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n`);
}
