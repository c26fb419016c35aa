/** A target of the site (architecture §8). */
export interface Target {
  /** What is measured, for the table. */
  what: string;
  unit: '' | 'ms' | 's' | 'KB' | 'MB' | 'req/s';
  /** Upper limit when smaller is better, lower limit when larger is better. */
  most?: number;
  least?: number;
  /** The command that measures it. */
  by: string;
}

/** Every target that a script measures. Tests check accessibility, weight and headers as well. */
export const TARGETS = {
  firstPage: { what: 'fresh clone to first page', unit: 's', most: 120, by: 'bench:start' },
  contentScript: { what: 'script of a page of text, at once', unit: 'KB', most: 10, by: 'bench' },
  catalogueScript: { what: 'script of a list, with its islands', unit: 'KB', most: 90, by: 'bench' },
  lighthouse: { what: 'Lighthouse, lowest of all scores', unit: '', least: 100, by: 'lighthouse' },
  lcp: { what: 'largest contentful paint, slowest kind of page', unit: 's', most: 1.5, by: 'lighthouse' },
  tbt: { what: 'blocking time, worst kind of page', unit: 'ms', most: 50, by: 'lighthouse' },
  cls: { what: 'layout shift, worst kind of page', unit: '', most: 0, by: 'lighthouse' },
  newListCpu: { what: 'list nobody has asked for: processor time', unit: 'ms', most: 3, by: 'bench' },
  newListP95: { what: 'the same at 50 a second, p95', unit: 'ms', most: 50, by: 'bench' },
  newListPerCore: { what: 'the same, a core', unit: 'req/s', least: 300, by: 'bench' },
  cachedPerCore: { what: 'kept page, a core', unit: 'req/s', least: 3_000, by: 'bench' },
  prerenderedPerCore: { what: 'prerendered page, a core', unit: 'req/s', least: 12_000, by: 'bench' },
  listRatio: { what: 'list never asked for, in empty Astro pages', unit: '', most: 20, by: 'bench:render' },
  searchRatio: { what: 'search never asked for, in empty pages', unit: '', most: 20, by: 'bench:render' },
  itemRatio: { what: 'item never asked for, in empty pages', unit: '', most: 10, by: 'bench:render' },
  homeRatio: { what: 'home page prerendered, in empty pages', unit: '', most: 8, by: 'bench:render' },
  prerenderRatio: { what: 'article prerendered, in empty pages', unit: '', most: 8, by: 'bench:render' },
  facets10k: { what: 'list + all facets, 10,000 items, p95', unit: 'ms', most: 15, by: 'bench:catalogue' },
  facets100k: { what: 'the same, 100,000 items', unit: 'ms', most: 40, by: 'bench:catalogue' },
  facets1m: { what: 'the same, 1,000,000 items', unit: 'ms', most: 50, by: 'bench:catalogue' },
  suggestions100k: {
    what: 'suggestions of the search, 100,000 items, p95',
    unit: 'ms',
    most: 60,
    by: 'bench:catalogue',
  },
  renderAhead: { what: 'a page prerendered and written', unit: 'ms', most: 2, by: 'bench:publish' },
  publish: {
    what: 'one article among 40,000 pages, saved to served',
    unit: 's',
    most: 2,
    by: 'bench:publish',
  },
  mixedErrors: { what: 'mixed load, 200 a second: failed requests', unit: '', most: 0, by: 'bench:load' },
  mixedP99: { what: 'the same, p99', unit: 'ms', most: 500, by: 'bench:load' },
  spikeErrors: {
    what: 'spike of 1,000 a second: answers that are neither whole nor 503 with Retry-After',
    unit: '',
    most: 0,
    by: 'bench:load',
  },
  neighboursRejected: {
    what: 'one visitor, a dozen busy programs a core: pages of 200 that were not answered',
    unit: '',
    most: 0,
    by: 'bench:load',
  },
  backendMemory: { what: 'memory of the backend, 10,000 items', unit: 'MB', most: 450, by: 'bench:memory' },
  workerMemory: { what: 'memory of a worker, the largest', unit: 'MB', most: 130, by: 'bench:memory' },
  startMemory: { what: 'memory of all at the first start, peak', unit: 'MB', most: 900, by: 'bench:memory' },
  lostWrites: { what: 'requests lost or doubled under kill -9', unit: '', most: 0, by: 'faults' },
  reloadFailures: {
    what: 'requests failed while workers are reloaded',
    unit: '',
    most: 0,
    by: 'faults:processes',
  },
  deployFailures: {
    what: 'requests failed while releases are deployed and texts published',
    unit: '',
    most: 0,
    by: 'faults:deploy',
  },
} as const satisfies Record<string, Target>;

export type TargetName = keyof typeof TARGETS;

/**
 * Ratio of a figure to its target: 1 meets it exactly, 2 is twice as good; undefined where the target is zero.
 */
export function ratioOf({ most, least }: Target, measured: number): number | undefined {
  if (most !== undefined) return most > 0 && measured > 0 ? most / measured : undefined;
  return least === undefined ? undefined : measured / least;
}

/** Whether the figure reaches its target. */
export function isMet({ most = Infinity, least = -Infinity }: Target, measured: number): boolean {
  return measured <= most && measured >= least;
}
