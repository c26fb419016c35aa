/** What is done again and again until it is stopped. */
export interface Rounds {
  /** No further round begins; resolves when the one that is under way has ended. */
  stop(): Promise<void>;
}

/**
 * Does something now and then again and again, one round after another: the next waits for the one before.
 * @param round must not reject: what goes wrong in it, it logs.
 * @param every milliseconds between the beginnings of two rounds.
 */
export function startRounds(round: () => Promise<void>, every: number): Rounds {
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
