/** Holds requests back while a short piece of work is going on, so that it does not wait for each of them. */
export interface Gate {
  /** Closes the gate while the work is going on. Work that is late opens it, and goes on. */
  during<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Resolves when the gate is open. */
  passed(): Promise<void>;
}

/** Creates an open gate. @param most milliseconds for which it stays closed. */
export function createGate(most: number): Gate {
  let opened: Promise<void> | undefined;
  return {
    async during(work) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const late = setTimeout(resolve, most);
      opened = promise;
      try {
        return await work();
      } finally {
        clearTimeout(late);
        if (opened === promise) opened = undefined;
        resolve();
      }
    },
    async passed() {
      await opened;
    },
  };
}
