import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { Problem } from '../bootstrap/problem.mjs';

/** Whether this port can be bound now. */
export function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

/**
 * First port to use. The range is below the ephemeral ports of operating systems (Linux from 32,768 on, others
 * 49,152).
 */
const FIRST_PORT = 10_240;
const LAST_PORT = 32_767;

/** Ports that this process has given out. A program that is still starting does not listen yet. */
const claimed = new Set<number>();

/**
 * A free port of the loopback interface. It stays free until it is bound: it is not an ephemeral port, so no
 * outgoing connection takes it, and no other caller in this process gets it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1);
    if (claimed.has(port)) continue;
    claimed.add(port);
    if (await isFree(port, '127.0.0.1')) return port;
  }
}

/**
 * Checks that a port is free before anything is started.
 * @param variable the setting that changes the port. @param command what is started.
 * @throws Problem that names the port and the solution.
 */
export async function claimPort(
  port: number,
  host: string,
  variable: string,
  command = 'npm start',
): Promise<void> {
  if (await isFree(port, host)) return;
  throw new Problem(
    `Port ${port} is in use by another program. Stop it or choose another port: ${variable}=5000 ${command}`,
  );
}
