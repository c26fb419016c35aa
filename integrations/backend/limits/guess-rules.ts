/** Misses that were counted for one thing. */
export interface Misses {
  of: 'number' | 'network' | 'account' | 'all';
  /** How many times the budget of one visitor it has: of wider networks. */
  share: number;
  misses: number;
}

/** Misses that cost nothing: people mistype. */
const FREE = 2;

/** The most work that is asked for: some three seconds of a laptop. */
const MOST = 16;

/** Misses of one network, or one account, in an hour, after which it has to wait. */
const BUDGET = 30;

/** Misses at all numbers in an hour, and what every look-up costs after so many. */
const FOR_ALL: readonly [misses: number, work: number][] = [
  [10_000, 16],
  [1_000, 4],
  [100, 1],
];

/** Whether the next guess has to wait until the misses are forgotten: of a network or an account, never of a number. */
export function isOverBudget({ of, share, misses }: Misses): boolean {
  return (of === 'network' || of === 'account') && misses >= BUDGET * share;
}

/** How much work the next guess costs, as a multiple of what every form asks for: it doubles with every two misses. */
export function workAfter(counted: readonly Misses[]): number {
  return Math.max(0, ...counted.map(workFor));
}

function workFor({ of, share, misses }: Misses): number {
  if (of === 'all') return FOR_ALL.find(([least]) => misses >= least)?.[1] ?? 0;
  const own = Math.floor(misses / share);
  return own < FREE ? 0 : Math.min(MOST, 2 ** Math.floor((own - FREE) / 2));
}
