/** Delays requests during a short task, so that the task does not have to wait for them. */
export interface Gate {
  /** Runs a task with the gate closed. If the task takes too long, the gate opens and the task continues. */
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
