import type { Running } from './child.ts';

/** A program that is started again when it ends by itself. */
export interface RestartedProgram {
  /** Restarts it now, for new code. */
  restart: () => Promise<void>;
  /**
   * Replaces it without downtime: the new one is started first, then the old one is stopped.
   * @throws when the new one cannot be started; the old one continues.
   */
  replace: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Delays between attempts, milliseconds. They grow with each early death, and start again after a stable run. */
const RESTART_DELAYS_MS = [200, 1000, 3000, 10_000, 30_000];

/** A program that ran at least this long, milliseconds, counts as stable. */
const STABLE_AFTER_MS = 60_000;

/** Delay before the attempt after `deaths` early deaths, milliseconds. */
export function delayBefore(deaths: number): number {
  return RESTART_DELAYS_MS[Math.min(deaths, RESTART_DELAYS_MS.length) - 1] ?? 0;
}

/**
 * Watches a running program and starts it again when it ends by itself.
 * @param first the program as it was started
 * @param start starts it again; its failure counts as a death
 * @param log receives a sentence about each event
 */
export function keepRunning(
  name: string,
  first: Running,
  start: () => Promise<Running>,
  log: (sentence: string) => void,
): RestartedProgram {
  let current: Running | undefined = first;
  let stopping = false;
  let asked = false;
  let wake: () => void = () => undefined;
  const watching = watch();

  async function watch(): Promise<void> {
    let deaths = 0;
    while (!stopping) {
      const watched = current;
      const since = performance.now();
      await watched?.ended;
      // It was replaced meanwhile.
      if (watched && current !== watched) continue;
      current = undefined;
      if (stopping) return;
      if (!asked) {
        deaths = performance.now() - since > STABLE_AFTER_MS ? 1 : deaths + 1;
        const delay = delayBefore(deaths);
        log(`${name} stopped; starting it again in ${delay / 1000} s.`);
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, delay);
        });
      }
      if (stopping) return;
      asked = false;
      try {
        const started = await start();
        if (current) await started.stop();
        else current = started;
        log(`${name} is running again.`);
      } catch (error) {
        if (!stopping) log((error as Error).message);
      }
    }
    await current?.stop();
  }

  return {
    restart: async () => {
      asked = true;
      await current?.stop();
    },
    replace: async () => {
      // A dead program is about to be started anyway.
      if (!current) return wake();
      const next = await start();
      const old = current;
      current = next;
      await old?.stop();
      if (stopping) await next.stop();
    },
    stop: async () => {
      stopping = true;
      wake();
      await current?.stop();
      await watching;
    },
  };
}
