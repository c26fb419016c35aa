import { createServer, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { closeAfterEarlyResponse, isClosing } from '@tourbillon/platform/connections/early-response.ts';
import { BARE_POLICY } from '../platform/http/content-security-policy.ts';

/**
 * Time limits of the server, milliseconds. A slow client must not keep a connection forever, but uploading 20 MB from
 * a phone takes minutes.
 */
const TIMEOUTS_MS = { requestTimeout: 300_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 };

/** Milliseconds without a byte in either direction, after which a connection is closed. */
const IDLE_TIMEOUT_MS = 60_000;

/** Most bytes of all headers of a request, and the most headers. */
const HEADER_LIMITS = { bytes: 16 * 1024, count: 100 };

/** Milliseconds between two checks for connections over their time limit. */
const CHECK_INTERVAL_MS = 2_000;

/** Status lines for requests that cannot be parsed. */
const UNREADABLE: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * A server that slow, large or idle clients cannot block. A request that cannot be parsed gets a minimal response
 * with the usual security headers.
 */
export function createLimitedServer(listener: RequestListener): Server {
  const server = createServer(
    { ...TIMEOUTS_MS, maxHeaderSize: HEADER_LIMITS.bytes, connectionsCheckingInterval: CHECK_INTERVAL_MS },
    closeAfterEarlyResponse(listener),
  );
  // Unknown expectations may be ignored (RFC 9110, section 10.1.1).
  server.on('checkExpectation', (req, res) => server.emit('request', req, res));
  server.maxHeadersCount = HEADER_LIMITS.count;
  server.timeout = IDLE_TIMEOUT_MS;
  server.on('clientError', refuseUnreadable);
  return server;
}

function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  // A response to the parsed part of the request is already being sent.
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
