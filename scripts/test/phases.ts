/** Measures the duration of the parts of a test run. */
export class Phases {
  readonly #took: [name: string, seconds: number][] = [];
  readonly #began = performance.now();

  /** Runs a part and measures its time, also when it fails. */
  async time<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
    const began = performance.now();
    try {
      return await run();
    } finally {
      this.#took.push([name, (performance.now() - began) / 1000]);
    }
  }

  /** One line for each part, and the total time. Parts may run in parallel. */
  table(): string {
    const total = (performance.now() - this.#began) / 1000;
    return [...this.#took, ['all', total] as const]
      .map(([name, seconds]) => `${name.padEnd(24)} ${seconds.toFixed(0).padStart(4)} s`)
      .join('\n');
  }
}
