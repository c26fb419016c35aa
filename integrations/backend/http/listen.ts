import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { closeAfterEarlyResponse } from '@tourbillon/platform/connections/early-response.ts';
import { Problem } from '../errors/operator-problem.ts';

/**
 * Keep-alive milliseconds, longer than clients keep idle connections, so that no request meets a closed connection.
 */
const KEEP_ALIVE = 75_000;

/** Milliseconds that running requests have to finish when the server stops. */
const GRACE = 5_000;

/** Makes the server of the application, without listening. */
export function createBackendServer(app: Hono): Server {
  const listener = closeAfterEarlyResponse(getRequestListener(app.fetch));
  return createServer({ keepAliveTimeout: KEEP_ALIVE }, listener);
}

/** Starts listening. @throws Problem when the port is taken or not allowed. */
export async function listen(server: Server, port: number, host: string): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE') {
      throw new Problem(
        `Port ${port} on ${host} is taken. Stop what uses it, or set BACKEND_PORT to another port.`,
      );
    }
    if (code === 'EACCES') {
      throw new Problem(`Port ${port} on ${host} is not allowed. Set BACKEND_PORT to a port above 1023.`);
    }
    if (code === 'EADDRNOTAVAIL') {
      throw new Problem(
        `This machine has no address ${host}. Set BACKEND_HOST to one it has, such as 127.0.0.1.`,
      );
    }
    throw error;
  }
}

/** Stops accepting connections and waits a few seconds at most for running requests. */
export async function stopServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  const late = setTimeout(() => server.closeAllConnections(), GRACE);
  await closed;
  clearTimeout(late);
}
