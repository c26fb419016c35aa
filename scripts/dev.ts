// npm run dev: all four hosts with hot reload, and the embedded backend, which restarts when its files change.
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { BACKEND_FOLDERS } from './build/identity.ts';
import { stopProcess } from './processes/child.ts';
import { readCommandLine } from './processes/command-line.ts';
import { keepRunning } from './processes/keep-running.ts';
import { claimPort } from './processes/ports.ts';
import { fileOf, ROOT, startBackend } from './processes/programs.ts';
import { childEnvironment, readSettings, type Settings } from './processes/settings.ts';
import { endScript, onShutdown, runScript } from './processes/shutdown.ts';

/**
 * An editor that saves, or git, writes several files at once. The restart waits for this long without a change,
 * milliseconds.
 */
const DEBOUNCE_MS = 300;

runScript(async () => {
  readCommandLine({});
  const settings = readSettings();
  await claimPort(settings.port, settings.host, 'PORT');
  if (!settings.externalBackend) await runBackend(settings);

  const astro = startAstro(settings);
  const ended = new Promise<void>((resolve) => astro.once('exit', () => resolve()));
  onShutdown(() => stopProcess(astro, ended));
  console.log(`\n${settings.addresses.join('/\n')}/\n`);
  void ended.then(() => endScript(astro.exitCode ?? 0));
});

async function runBackend(settings: Settings): Promise<void> {
  await claimPort(settings.backendPort, '127.0.0.1', 'BACKEND_PORT');
  const env = { NODE_ENV: 'development' };
  const backend = await startBackend(settings, env);
  const program = keepRunning('The backend', backend, () => startBackend(settings, env), console.error);
  onShutdown(program.stop);
  let timer: NodeJS.Timeout | undefined;
  for (const folder of BACKEND_FOLDERS) {
    watch(fileOf(folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void program.restart(), DEBOUNCE_MS);
    });
  }
}

function startAstro(settings: Settings): ChildProcess {
  const args = ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(settings.port)];
  return spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...childEnvironment(settings), ASTRO_TELEMETRY_DISABLED: '1' } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
