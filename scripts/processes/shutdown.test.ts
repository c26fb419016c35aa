import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { fileOf } from './programs.ts';

const SERVER = 'async () => undefined';
const WORK = 'async () => (await new Promise(() => undefined), 0)';
const RELOADED_SERVER = `async () => {
  holdHangUps();
  setTimeout(() => onHangUp(() => process.exit(7)), 500);
}`;
const FAILED_SERVER = 'async () => void setTimeout(() => endScript(1), 500)';

it.each([
  ['a server that is stopped has done its work', SERVER, 'SIGTERM', 0],
  ['one whose program ends by itself has not', FAILED_SERVER, undefined, 1],
  ['interrupted work', WORK, 'SIGINT', 130],
  ['work that is stopped', WORK, 'SIGTERM', 143],
  ['work whose terminal is closed', WORK, 'SIGHUP', 129],
  ['a server that is told to reload before it can reloads once it can', RELOADED_SERVER, 'SIGHUP', 7],
] as const)('D697 exit code: %s', async (_, script, signal, code) => {
  const program = `
    import { endScript, holdHangUps, onHangUp, runScript } from '${fileOf('scripts/processes/shutdown.ts')}';
    setInterval(() => undefined, 1000);
    runScript(${script});
    setTimeout(() => process.send('runs'));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  await once(child, 'message');
  if (signal) child.kill(signal);
  expect(await ended).toEqual([code, null]);
});
