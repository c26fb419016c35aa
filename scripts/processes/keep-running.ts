import type { Running } from './child.ts';

/** A program that is started again when it ends by itself. */
export interface RestartedProgram {
  /** Restarts it now, for new code. */
  restart: () => Promise<void>;
  /**
   * Replaces it without downtime: the new one is started first, then the old one is stopped.
   * @param by starts the new one, and from then on each one after it; by default what has started it so far
   * @throws when the new one cannot be started; the old one continues, and is started again as before.
   */
  replace: (by?: () => Promise<Running>) => Promise<void>;
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
  let startAgain = start;
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
      if (current !== watched) continue;
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
      // It was replaced during the delay.
      if (current) continue;
      try {
        const started = await startAgain();
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
    replace: async (by = startAgain) => {
      const next = await by();
      const old = current;
      current = next;
      startAgain = by;
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
