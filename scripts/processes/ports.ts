import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { Problem } from '../bootstrap/problem.mjs';

/** Whether a port can be listened on now. */
export function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

/** Ports that are handed out: below those that systems give to outgoing connections (Linux from 32,768 on, others 49,152). */
const FIRST = 10_240;
const LAST = 32_767;

/** Ports handed out by this process: a program that is still starting does not listen yet. */
const given = new Set<number>();

/**
 * A port that is free on the loopback interface, and stays so until it is listened on: no outgoing connection takes it,
 * as it may one that the system itself names, and no other caller in this process gets it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST + 1);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port, '127.0.0.1')) return port;
  }
}

/**
 * Makes sure that a port is free before anything is started.
 * @param variable the setting that changes it. @param command what is started.
 * @throws Problem that names the port and the way out.
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
