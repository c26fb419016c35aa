import { MOST_WORK } from '@tourbillon/domain/contract/visitor-headers.ts';

/** Counts of failed logins before this one. */
export interface Failures {
  /** At this account from this network, and the seconds until this count is reset. */
  here: number;
  hereLeft: number;
  /** At this account from anywhere. */
  account: number;
  /** At any account, for each network of the visitor, narrowest first. IPv6 has three: /64, /56 and /48. */
  networks: readonly number[];
}

/** The result for an attempt: the proof of work that the browser has to do first, or the seconds to wait. */
export type Verdict = { work: number } | { wait: number };

/**
 * Failures at one account from one network: the first ones are free, each further one doubles the work, and after
 * `most` the visitor has to wait.
 */
const HERE = { free: 5, most: 20 } as const;

/**
 * Failures at one account from any network, and from one network at any account: the first ones are free, then each
 * step doubles the work.
 */
const ACCOUNT = { free: 20, step: 10 } as const;
const NETWORK = { free: 30, step: 10 } as const;

/** The wider networks of IPv6 have this many times the free failures of the narrowest one. */
const SHARES = [1, 4, 16] as const;

/**
 * Judges a login attempt by the failures before it (decision 83). Only failures at this account from this network
 * make somebody wait. Failures of strangers elsewhere increase the proof of work for everybody, but never lock the
 * owner out: `MOST_WORK` takes a laptop a few seconds.
 */
export function assessAttempt({ here, hereLeft, account, networks }: Failures): Verdict {
  if (here >= HERE.most) return { wait: hereLeft };
  const doublings = [
    here - HERE.free,
    Math.floor((account - ACCOUNT.free) / ACCOUNT.step),
    ...networks.map((failed, width) =>
      Math.floor((failed / (SHARES[width] ?? 1) - NETWORK.free) / NETWORK.step),
    ),
  ];
  const most = Math.max(...doublings);
  return { work: most < 0 ? 0 : Math.min(2 ** most, MOST_WORK) };
}

/** Wrong passwords in a known browser; after this many it is treated like an unknown one. */
export const DEVICE_FAILURES = 10;
