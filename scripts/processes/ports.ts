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

/** A port that the system says is free, on the loopback interface. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
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
