import { MOST_WORK } from '@tourbillon/domain/contract/visitor-headers.ts';

/** Failed logins that were counted before this one. */
export interface Failures {
  /** At this account from this network, and in how many seconds they are forgotten. */
  here: number;
  hereLeft: number;
  /** At this account from anywhere. */
  account: number;
  /** From each network of the visitor at any account, narrowest first: of IPv6 a /64, a /56 and a /48. */
  networks: readonly number[];
}

/** What becomes of an attempt: it is made once the browser has done some work, or is refused for some seconds. */
export type Verdict = { work: number } | { wait: number };

/**
 * Failures at one account from one network: the first few cost nothing, each further one doubles the work, then a rest.
 */
const HERE = { free: 5, most: 20 } as const;

/**
 * Failures at one account from anywhere, and from one network at any account: the first few cost nothing, each step
 * doubles.
 */
const ACCOUNT = { free: 20, step: 10 } as const;
const NETWORK = { free: 30, step: 10 } as const;

/** How many times the free failures of the narrowest network the wider ones of IPv6 have. */
const SHARES = [1, 4, 16] as const;

/**
 * Judges an attempt to log in by the failures before it (decision 83). Only failures at this account from this network
 * make anybody wait. What strangers do elsewhere makes the work of everybody's browser larger, and never shuts the owner
 * out: `MOST_WORK` is a few seconds of a laptop.
 */
export function judgeAttempt({ here, hereLeft, account, networks }: Failures): Verdict {
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

/** Wrong passwords in a browser that the account knows: after a given number it counts as a stranger’s. */
export const DEVICE_FAILURES = 10;
