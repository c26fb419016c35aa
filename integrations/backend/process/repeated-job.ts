/** A job that repeats until it is stopped. */
export interface RepeatedJob {
  /** Starts no further run; resolves when the current run has ended. */
  stop(): Promise<void>;
}

/**
 * Runs a job now and then periodically. A run never starts before the previous one has ended: the times that pass
 * during a long run are left out, so that neither later runs nor `stop` wait for a backlog.
 * @param run must not reject: it logs its errors.
 * @param every milliseconds between the starts of two runs.
 */
export function startRepeatedJob(run: () => Promise<void>, every: number): RepeatedJob {
  let current: Promise<void> | undefined;
  const go = () => {
    current ??= Promise.resolve()
      .then(run)
      .finally(() => (current = undefined));
  };
  go();
  const timer = setInterval(go, every);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return current ?? Promise.resolve();
    },
  };
}
