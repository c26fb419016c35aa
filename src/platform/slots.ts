/** Thrown when more is waiting than is worth waiting for. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

/** Lets a given number of jobs run at a time; the others wait their turn, up to a number. */
export class Slots {
  #free: number;
  readonly #most: number;
  readonly #waiting: (() => void)[] = [];

  /** @param running jobs at a time. @param waiting jobs that may wait. */
  constructor(running: number, waiting: number) {
    this.#free = running;
    this.#most = waiting;
  }

  /** Whether one more job would be refused. */
  get isFull(): boolean {
    return this.#free === 0 && this.#waiting.length >= this.#most;
  }

  /** Runs a job when there is a slot. @throws TooBusy when the line is full; whatever the job throws. */
  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else if (this.#waiting.length >= this.#most) throw new TooBusy();
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await job();
    } finally {
      // The slot goes from hand to hand, so that nobody can slip in between.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
