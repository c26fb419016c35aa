/** What happened to the prerendered pages after a change. */
export interface PublishReport {
  /** What changed, for people. */
  changes: string[];
  /** Keys of pages: made again, taken away, and those that could not be made, whose old page stays. */
  renewed: string[];
  removed: string[];
  failed: string[];
  /** Milliseconds from the first change to the last page. */
  ms: number;
}

type Result = 'renewed' | 'removed' | 'failed';

/** Counts what is done for one batch of changes. */
export class ChangeBatch {
  /** When the storefront learnt of the changes, milliseconds of the epoch. */
  readonly opened = Date.now();
  readonly changes: readonly string[];
  readonly #pages = new Map<string, Result>();
  readonly #since: number;
  #last = 0;

  /** @param changes what changed, and when (milliseconds of the epoch). */
  constructor(changes: readonly { what: string; at: number }[]) {
    this.changes = changes.map(({ what }) => what);
    this.#since = Math.min(this.opened, ...changes.map(({ at }) => at));
  }

  page(key: string, result: Result): void {
    this.#pages.set(key, result);
    this.#last = Date.now();
  }

  get isEmpty(): boolean {
    return this.#pages.size === 0;
  }

  report(): PublishReport {
    const of = (wanted: Result) => [...this.#pages].filter(([, one]) => one === wanted).map(([key]) => key);
    return {
      changes: [...this.changes],
      renewed: of('renewed'),
      removed: of('removed'),
      failed: of('failed'),
      ms: this.isEmpty ? 0 : this.#last - this.#since,
    };
  }
}

/** Several batches as one. */
export function mergeReports(reports: readonly PublishReport[]): PublishReport {
  const all = (of: (report: PublishReport) => string[]) => [...new Set(reports.flatMap(of))];
  return {
    changes: all(({ changes }) => changes),
    renewed: all(({ renewed }) => renewed),
    removed: all(({ removed }) => removed),
    failed: all(({ failed }) => failed),
    ms: Math.max(0, ...reports.map(({ ms }) => ms)),
  };
}
