/** What is done again and again until it is stopped. */
export interface RepeatedJob {
  /** Starts no further run; resolves when the one under way has ended. */
  stop(): Promise<void>;
}

/**
 * Does something now and then again and again: each run waits for the one before.
 * @param run must not reject: it logs what goes wrong.
 * @param every milliseconds between the beginnings of two runs.
 */
export function startRepeatedJob(run: () => Promise<void>, every: number): RepeatedJob {
  let under = Promise.resolve();
  const go = () => {
    under = under.then(run);
  };
  go();
  const timer = setInterval(go, every);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return under;
    },
  };
}
