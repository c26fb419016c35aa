import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';

/** How often to check that npm still runs, milliseconds. */
const CHECK_INTERVAL_MS = 1000;

/**
 * Runs a script on the same terminal, passes signals on and waits for its end. Between the two processes there is
 * a channel; when this process is killed, the channel closes and the script notices. `INIT_CWD`, which npm sets, is the
 * folder in which the command was given.
 * @param {string} node
 * @param {string[]} args
 * @param {string} root
 * @returns {Promise<number>} the exit code
 */
export async function handOver(node, args, root) {
  const PATH = [path.dirname(node), process.env.PATH].join(path.delimiter);
  const child = spawn(node, args, {
    cwd: root,
    env: { ...process.env, PATH, INIT_CWD: process.env.INIT_CWD ?? process.cwd() },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const glance = watchCaller(() => child.kill('SIGTERM'));
  const [code, signal] = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (...how) => resolve(how));
  });
  clearInterval(glance);
  return code ?? 128 + constants.signals[signal];
}

/**
 * Detects that npm has ended: a killed npm does not notify its child processes.
 * @param {() => void} onGone
 */
function watchCaller(onGone) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const caller = process.ppid;
  return setInterval(() => {
    if (process.ppid !== caller) onGone();
  }, CHECK_INTERVAL_MS);
}
