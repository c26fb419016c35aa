/** Milliseconds a lead rests when others got through and it did not, by how often it failed; the last for all beyond. */
const RESTS = [5_000, 15_000, 60_000, 300_000, 900_000];

/** How often leads have failed, in the memory of this process: what fails least is tried first. */
export class Failures {
  readonly #known = new Map<string, { count: number; until: number }>();
  readonly #now: () => number;

  /** @param now a clock that nobody can set, milliseconds: a lead must not rest for as long as one was put back. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Times a lead has failed. */
  of(name: string): number {
    return this.#known.get(name)?.count ?? 0;
  }

  /** Whether a lead is left alone for now. */
  isResting(name: string): boolean {
    return (this.#known.get(name)?.until ?? 0) > this.#now();
  }

  /** A lead has failed once more. */
  add(name: string): void {
    this.#known.set(name, { count: this.of(name) + 1, until: 0 });
  }

  /** It is the lead's own fault: it rests, for longer each time. @returns milliseconds. */
  rest(name: string): number {
    const count = this.of(name);
    const rest = RESTS[Math.min(Math.max(count, 1), RESTS.length) - 1] ?? 0;
    this.#known.set(name, { count, until: this.#now() + rest });
    return rest;
  }

  /** A lead is gone. */
  drop(name: string): void {
    this.#known.delete(name);
  }
}
