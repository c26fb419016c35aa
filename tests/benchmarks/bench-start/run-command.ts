import { spawn } from 'node:child_process';

/** Runs a command to its end. @throws when it fails. */
export function runCommand(name: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${name} ended with ${code}`))));
  });
}
