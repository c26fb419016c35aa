import { constants } from 'node:os';
import { keepFilesPrivate } from '@tourbillon/platform/storage/private-files.ts';
import { Problem } from '../bootstrap/problem.mjs';
import { watchTerminal } from './terminal.ts';
import { refusedOption, usageOf } from './usage.ts';

const stops: (() => Promise<void>)[] = [];
const controller = new AbortController();
let closing: Promise<void> | undefined;

/** Aborted when the script is asked to stop. Programs that are being started give up. */
export const stopSignal = controller.signal;

/** Registers a function that stops something. The last registered runs first. */
export function onShutdown(stop: () => Promise<void>): void {
  stops.push(stop);
}

let reload: (() => void) | undefined;
let isReloadDue = false;

/** Signals that stop a script. */
type Signal = 'SIGHUP' | 'SIGINT' | 'SIGTERM';

/**
 * Registers what SIGHUP does. Without it, or when the terminal was closed, SIGHUP stops everything. One that came after
 * `holdHangUps` is obeyed now.
 */
export function onHangUp(again: () => void): void {
  reload = again;
  if (isReloadDue) again();
  isReloadDue = false;
}

/**
 * Lets SIGHUP wait for `onHangUp`: a service that is told to reload while it starts must not end. A closed terminal
 * still stops everything.
 */
export function holdHangUps(): void {
  reload = () => (isReloadDue = true);
}

/** Stops everything, once. */
export function shutDown(): Promise<void> {
  closing ??= (async () => {
    controller.abort();
    for (const stop of stops.reverse()) await stop().catch((error: unknown) => console.error(error));
  })();
  return closing;
}

/** Stops everything and ends the process, unless somebody has stopped it already. */
export async function endScript(code: number): Promise<void> {
  if (controller.signal.aborted) return;
  await shutDown();
  process.exit(code);
}

/**
 * Runs a script. Ctrl-C, SIGTERM, a closed terminal or the end of the bootstrap stops everything registered and
 * ends the process. A Problem is shown as a sentence, an unknown option as a sentence before the usage; `--help` shows
 * only the usage. A number that the script returns is the exit code. A script that returns none is a server: its exit
 * code is 0 when it is stopped, while that of interrupted work is 128 and the number of the signal (decision 697). Only
 * the owner may read the files that it and its programs write.
 */
export function runScript(script: () => Promise<number | void>): void {
  const [, file = '', ...options] = process.argv;
  if (options.includes('--help')) return console.log(usageOf(file));
  keepFilesPrivate();
  let serves = false;
  const stop = (signal: Signal) => {
    const code = serves ? 0 : 128 + constants.signals[signal];
    void shutDown().then(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  process.on('disconnect', () => stop('SIGTERM'));
  const isTerminalClosed = watchTerminal();
  process.on('SIGHUP', () => {
    if (reload && !isTerminalClosed()) reload();
    else stop('SIGHUP');
  });
  script().then(
    async (code) => {
      if (code === undefined) serves = true;
      else await endScript(code);
    },
    async (error: unknown) => {
      // Work that a stop has interrupted is expected to fail.
      if (controller.signal.aborted) return;
      const refused = refusedOption(error);
      if (refused) console.error(`\n${refused}\n\n${usageOf(file)}`);
      else console.error(error instanceof Problem ? `\n${error.message}` : error);
      await endScript(1);
    },
  );
}
