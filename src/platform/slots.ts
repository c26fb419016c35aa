/** Thrown when the queue is full. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

/** Runs a limited number of jobs at the same time. A limited number of further jobs wait. */
export class Slots {
  #free: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];

  /** @param running most jobs at the same time. @param waiting most waiting jobs. */
  constructor(running: number, waiting: number) {
    this.#free = running;
    this.#maxWaiting = waiting;
  }

  /** Whether the next job would be refused. */
  get isFull(): boolean {
    return this.#free === 0 && this.#waiting.length >= this.#maxWaiting;
  }

  /** Runs a job when there is a free slot. @throws TooBusy when the queue is full; any error of the job. */
  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else if (this.#waiting.length >= this.#maxWaiting) throw new TooBusy();
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await job();
    } finally {
      // The slot passes directly to the next waiting job, so that no new job can take it first.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
