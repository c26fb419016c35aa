/** A job that repeats until it is stopped. */
export interface RepeatedJob {
  /** Starts no further run; resolves when the current run has ended. */
  stop(): Promise<void>;
}

/**
 * Runs a job now and then periodically. A run never starts before the previous one has ended.
 * @param run must not reject: it logs its errors.
 * @param every milliseconds between the starts of two runs.
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
