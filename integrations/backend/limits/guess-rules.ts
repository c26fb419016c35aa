/** Counted misses of one subject. */
export interface Misses {
  of: 'number' | 'network' | 'account' | 'all';
  /** Multiple of one visitor's budget. A wider network has a larger one. */
  share: number;
  misses: number;
}

/** Misses without a cost, because people mistype. */
const FREE = 2;

/** Maximum work that a guess can cost: about three seconds on a laptop. */
const MOST = 16;

/** Misses per hour of one network or account, after which it has to wait. */
const BUDGET = 30;

/** Misses per hour at all numbers together, and the work that every look-up then costs. */
const FOR_ALL: readonly [misses: number, work: number][] = [
  [10_000, 16],
  [1_000, 4],
  [100, 1],
];

/**
 * Whether the next guess must wait until the misses expire. This applies to networks and accounts, never to numbers.
 */
export function isOverBudget({ of, share, misses }: Misses): boolean {
  return (of === 'network' || of === 'account') && misses >= BUDGET * share;
}

/** Work for the next guess, as a multiple of the work of a form. It doubles after every two misses. */
export function workForNextGuess(counted: readonly Misses[]): number {
  return Math.max(0, ...counted.map(workFor));
}

function workFor({ of, share, misses }: Misses): number {
  if (of === 'all') return FOR_ALL.find(([least]) => misses >= least)?.[1] ?? 0;
  const own = Math.floor(misses / share);
  return own < FREE ? 0 : Math.min(MOST, 2 ** Math.floor((own - FREE) / 2));
}
