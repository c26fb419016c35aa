import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Milliseconds for which the server still reads from a connection that it is closing. If bytes arrive at a closed
 * socket, the operating system resets the connection, and the client may lose the response before it reads it.
 */
const LINGER_MS = 5_000;

/** Connections on which the last response has begun. */
const closing = new WeakSet<Duplex>();

/**
 * If a response begins before the request body is complete, makes it the last response of its connection. See
 * decision 94 and RFC 9112, section 9.6. The response has `Connection: close` and is sent whole. The rest of the body
 * is read for a few seconds and dropped. Without this, the next request on the connection waits behind a body that
 * nobody reads; behind a proxy, that request may come from another visitor. Later requests on such a connection get
 * no response, so the server must not act on them.
 */
export function closeAfterEarlyResponse(listener: RequestListener): RequestListener {
  return (req, res) => {
    if (closing.has(req.socket)) return;
    watchHead(req, res);
    listener(req, res);
  };
}

/** Whether the last response of a connection has begun. After that, nothing else may be written to the connection. */
export function isClosing(socket: Duplex): boolean {
  return closing.has(socket);
}

/** Node always calls `writeHead`, even if the code writes the first byte of the body without calling it. */
function watchHead(req: IncomingMessage, res: ServerResponse): void {
  const writeHead = res.writeHead.bind(res) as (...parts: unknown[]) => ServerResponse;
  res.writeHead = (...parts: unknown[]) => {
    if (!isWhole(req)) {
      res.shouldKeepAlive = false;
      closeSlowly(req);
    }
    return writeHead(...parts);
  };
}

/** Whether the request is complete. Node may not have set `complete` yet for a request without a body. */
function isWhole({ complete, headers }: IncomingMessage): boolean {
  if (complete) return true;
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
}

/** Replaces Node's own closing of the connection after the last response: end our side, keep reading, then close. */
function closeSlowly(req: IncomingMessage): void {
  const { socket } = req;
  closing.add(socket);
  socket.destroySoon = () => {
    // Hono calls `destroySoon` again after it has waited for the rest of the body.
    socket.destroySoon = () => undefined;
    socket.end();
    if (req.readableEnded) return void socket.destroy();
    req.unpipe();
    req.resume();
    req.once('end', () => socket.destroy());
    const late = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(late));
  };
}
