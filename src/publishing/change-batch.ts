/** The effect of changes on the prerendered pages. */
export interface PublishReport {
  /** Descriptions of the changes, for people. */
  changes: string[];
  /** Keys of pages: rendered again, removed, and failed (the old page is still shown). */
  renewed: string[];
  removed: string[];
  failed: string[];
  /** Milliseconds from the first change to the last page. */
  ms: number;
}

type Result = 'renewed' | 'removed' | 'failed';

/** Collects the results of one batch of changes. */
export class ChangeBatch {
  /** When the storefront received the changes, milliseconds of the epoch. */
  readonly opened = Date.now();
  readonly changes: readonly string[];
  readonly #pages = new Map<string, Result>();
  readonly #since: number;
  #last = 0;

  /** @param changes descriptions, and when they were made (milliseconds of the epoch). */
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

/** Merges the reports of several batches. */
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
