import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Milliseconds for which a connection that is being closed is still read: bytes that arrive at a closed socket make the
 * system reset the connection, and the client loses the response it was about to read.
 */
const LINGER = 5_000;

/** Connections whose last response is being sent, or has been. */
const closing = new WeakSet<Duplex>();

/**
 * Makes every response that begins before its request's body has come to its end the last one of its connection
 * (decision 94; RFC 9112, section 9.6): it says `Connection: close`, is sent whole, and what is left of the body is read
 * for a few seconds and dropped. Otherwise the next request, which behind a proxy may be somebody else's, waits behind
 * a body that nobody reads. Requests that follow on such a connection are not answered, and so must not be acted upon.
 */
export function closeAfterEarlyResponse(listener: RequestListener): RequestListener {
  return (req, res) => {
    if (closing.has(req.socket)) return;
    watchHead(req, res);
    listener(req, res);
  };
}

/** Whether the last response of a connection has begun: nothing else may be written to it. */
export function isClosing(socket: Duplex): boolean {
  return closing.has(socket);
}

/** Every head goes through `writeHead`, also the one that Node writes when there was none before the first byte. */
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

/** Whether nothing more can come of a request. One without a body may not be marked as complete yet. */
function isWhole({ complete, headers }: IncomingMessage): boolean {
  if (complete) return true;
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
}

/** Replaces what Node does after the last response of a connection: end our half, read on, then close. */
function closeSlowly(req: IncomingMessage): void {
  const { socket } = req;
  closing.add(socket);
  socket.destroySoon = () => {
    // Hono asks for it again when it has waited a while for the rest of the body.
    socket.destroySoon = () => undefined;
    socket.end();
    if (req.readableEnded) return void socket.destroy();
    req.unpipe();
    req.resume();
    req.once('end', () => socket.destroy());
    const late = setTimeout(() => socket.destroy(), LINGER);
    socket.once('close', () => clearTimeout(late));
  };
}
