/** What is done again and again until it is stopped. */
export interface RepeatedJob {
  /** Starts no further run; resolves when the one under way has ended. */
  stop(): Promise<void>;
}

/**
 * Does something now and then again and again: each run waits for the one before.
 * @param round must not reject: it logs what goes wrong.
 * @param every milliseconds between the beginnings of two runs.
 */
export function startRepeatedJob(round: () => Promise<void>, every: number): RepeatedJob {
  let under = Promise.resolve();
  const go = () => {
    under = under.then(round);
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
