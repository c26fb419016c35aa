/** How long the parts of a test run take. */
export class Phases {
  readonly #took: [name: string, seconds: number][] = [];
  readonly #began = performance.now();

  /** Runs a part and keeps its time, also when it fails. */
  async time<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
    const began = performance.now();
    try {
      return await run();
    } finally {
      this.#took.push([name, (performance.now() - began) / 1000]);
    }
  }

  /** A line each, and how long it all took: parts may run side by side. */
  table(): string {
    const total = (performance.now() - this.#began) / 1000;
    return [...this.#took, ['all', total] as const]
      .map(([name, seconds]) => `${name.padEnd(24)} ${seconds.toFixed(0).padStart(4)} s`)
      .join('\n');
  }
}
