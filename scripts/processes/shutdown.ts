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

/** Registers what SIGHUP does. Without it, or when the terminal was closed, SIGHUP stops everything. */
export function onHangUp(again: () => void): void {
  reload = again;
}

/** Stops everything, once. */
export function shutDown(): Promise<void> {
  closing ??= (async () => {
    controller.abort();
    for (const stop of stops.reverse()) await stop().catch((error: unknown) => console.error(error));
  })();
  return closing;
}

/**
 * Runs a script. Ctrl-C, SIGTERM, a closed terminal or the end of the bootstrap stops everything registered and
 * ends the process. A Problem is shown as a sentence, an unknown option as a sentence before the usage; `--help` shows
 * only the usage. A number that the script returns is the exit code. Only the owner may read the files that it and its
 * programs write.
 */
export function runScript(script: () => Promise<number | void>): void {
  const [, file = '', ...options] = process.argv;
  if (options.includes('--help')) return console.log(usageOf(file));
  keepFilesPrivate();
  const stop = () => void shutDown().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(signal, stop);
  const isTerminalClosed = watchTerminal();
  process.on('SIGHUP', () => {
    if (reload && !isTerminalClosed()) reload();
    else stop();
  });
  script().then(
    async (code) => {
      if (code === undefined) return;
      await shutDown();
      process.exit(code);
    },
    async (error: unknown) => {
      // Work that a stop has interrupted is expected to fail.
      if (controller.signal.aborted) return;
      const refused = refusedOption(error);
      if (refused) console.error(`\n${refused}\n\n${usageOf(file)}`);
      else console.error(error instanceof Problem ? `\n${error.message}` : error);
      await shutDown();
      process.exit(1);
    },
  );
}
