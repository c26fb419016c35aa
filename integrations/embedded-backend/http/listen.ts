import { once } from 'node:events';
import type { createAdaptorServer } from '@hono/node-server';
import { Problem } from '../problem.ts';

type Server = ReturnType<typeof createAdaptorServer>;

/** Milliseconds running requests get to finish when the server stops. */
const GRACE = 5_000;

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

/** Takes no more connections and waits for running requests, for a few seconds at most. */
export async function stopServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  const late = setTimeout(() => {
    if ('closeAllConnections' in server) server.closeAllConnections();
  }, GRACE);
  await closed;
  clearTimeout(late);
}
