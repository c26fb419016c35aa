import { closeSync, openSync } from 'node:fs';
import { keepFilesPrivate } from '@tourbillon/platform/storage/private-files.ts';
import { Problem } from '../bootstrap/problem.mjs';

const stops: (() => Promise<void>)[] = [];
const controller = new AbortController();
let closing: Promise<void> | undefined;

/** Aborted when a stop is asked for: what is being started gives up. */
export const stopSignal = controller.signal;

/** Registers what has to be stopped; the last registered is stopped first. */
export function onShutdown(stop: () => Promise<void>): void {
  stops.push(stop);
}

let reload: (() => void) | undefined;

/** Registers what SIGHUP does; without it, and when the terminal was closed, it stops everything. */
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
 * Runs a script: on Ctrl-C, a polite kill, a closed terminal or the death of the bootstrap everything registered is
 * stopped and the process ends; a problem is shown as a sentence. A script that returns a code ends with it. What it and
 * its programs write is for its owner alone.
 */
export function runScript(script: () => Promise<number | void>): void {
  keepFilesPrivate();
  const stop = () => void shutDown().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(signal, stop);
  const hadTerminal = hasTerminal();
  process.on('SIGHUP', () => {
    const isClosed = hadTerminal && !hasTerminal();
    if (reload && !isClosed) reload();
    else stop();
  });
  script().then(
    async (code) => {
      if (code === undefined) return;
      await shutDown();
      process.exit(code);
    },
    async (error: unknown) => {
      // What is interrupted by a stop fails as a matter of course.
      if (controller.signal.aborted) return;
      console.error(error instanceof Problem ? `\n${error.message}` : error);
      await shutDown();
      process.exit(1);
    },
  );
}

/** Whether a person may be looking on. */
function hasTerminal(): boolean {
  try {
    closeSync(openSync('/dev/tty', 'r'));
    return true;
  } catch {
    return false;
  }
}
