import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Loopback, writeNginxFiles } from './nginx-files.ts';
import { provideNginx } from './provide-nginx.ts';

/** A running nginx. */
export interface Nginx {
  /** Path of its certificate. */
  certificate: string;
  stop: () => Promise<void>;
}

/** Starts nginx with the shipped configuration. @throws Problem when there is no nginx; Error for a wrong file. */
export async function startNginx(folder: string, loopback: Loopback): Promise<Nginx> {
  const nginx = provideNginx();
  const { main, certificate } = await writeNginxFiles(folder, loopback);
  execFileSync(nginx, ['-t', '-q', '-c', main], { stdio: ['ignore', 'ignore', 'inherit'] });
  const running = spawn(nginx, ['-c', main], { stdio: 'inherit' });
  const stop = async () => {
    running.kill('SIGTERM');
    if (running.exitCode === null) await once(running, 'exit');
  };
  return { certificate, stop };
}
