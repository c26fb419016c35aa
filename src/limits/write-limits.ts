import type { Configuration } from '../platform/configuration.ts';
import type { IncomingMessage } from 'node:http';
import { clientAddress } from '../platform/http/client-address.ts';
import { REQUEST_PAGES } from './form-pages.ts';
import { openNetworkLimiter } from './limiter.ts';
import { networkOf } from '../platform/http/networks.ts';
import { openReadLimits, type ReadLimits } from './read-limits.ts';

/**
 * How often one network may write: how many times in how many seconds; wider networks of IPv6 have a few times that.
 */
const KINDS = {
  /** What makes the shop send a letter to an address somebody typed. */
  letters: { points: 10, duration: 600 },
  /**
   * Logins: a network that makes more is asked for work, and never made to wait, as others in it have to log in too.
   * Failures the backend counts.
   */
  logins: { points: 30, duration: 600 },
  /** Forms of requests: people behind one address of a large network, and mistakes they mend, are many; robots more. */
  requests: { points: 30, duration: 600 },
  /** Pledge tickets put into accounts (decision 15); the backend counts the wrong ones, each of which may come twice. */
  tickets: { points: 30, duration: 15 * 60 },
  /** Files of forms: a few forms with ten each, and second tries. */
  photos: { points: 60, duration: 600 },
  /** Errors that browsers report. */
  reports: { points: 20, duration: 600 },
  /** Everything else. Mail services unsubscribe for all their readers from a few addresses. */
  writes: { points: 120, duration: 60 },
} as const;

type Kind = keyof typeof KINDS;

/** Addresses whose writes make letters, as a page and as a call. */
const LETTERS = new Set(['/subscribe/', '/api/subscribers', '/registration/', '/forgot-password/']);

/** Calls that open a session. What who is logged in tries is counted by session, with no stranger (decision 83). */
const LOGINS = new Set(['/api/login', '/api/login/passkey', '/api/login/second-factor']);

/** Whether work of the browser stands for waiting where a limit is reached. */
export function takesWork(kind: Kind | undefined): boolean {
  return kind === 'logins';
}

/** Keeps one visitor from writing without end, and from asking. */
export interface WriteLimits {
  /** Of what is read. */
  reads: ReadLimits;
  /** Counts a write, or a call that reads. @returns seconds to wait before the next one, 0 when this one may pass. */
  wait(req: IncomingMessage): Promise<number>;
  /** The network a request comes from. */
  network(req: IncomingMessage): string;
}

/** Which limit a request falls under; undefined for reading. */
export function limitOf(method: string | undefined, target: string): Kind | undefined {
  if (method === 'GET' || method === 'HEAD') return undefined;
  const path = target.split('?')[0] ?? '';
  if (REQUEST_PAGES.includes(path)) return 'requests';
  // A call may be written with a closing slash.
  const call = path.startsWith('/api/') ? path.replace(/\/$/, '') : path;
  if (call === '/api/photos') return 'photos';
  if (call === '/api/tickets') return 'tickets';
  if (call === '/api/report') return 'reports';
  if (LOGINS.has(call)) return 'logins';
  return LETTERS.has(call) ? 'letters' : 'writes';
}

/**
 * Limits that all workers of a storefront share.
 * @param configuration `TRUSTED_PROXIES`, the number of proxies in front: they tell whose request it is.
 */
export function openWriteLimits({ TRUSTED_PROXIES }: Pick<Configuration, 'TRUSTED_PROXIES'>): WriteLimits {
  const limiters = {
    letters: openNetworkLimiter('letters', KINDS.letters),
    logins: openNetworkLimiter('logins', KINDS.logins),
    requests: openNetworkLimiter('requests', KINDS.requests),
    tickets: openNetworkLimiter('tickets', KINDS.tickets),
    photos: openNetworkLimiter('photos', KINDS.photos),
    reports: openNetworkLimiter('reports', KINDS.reports),
    writes: openNetworkLimiter('writes', KINDS.writes),
  };
  const network = (req: IncomingMessage) => networkOf(clientAddress(req, TRUSTED_PROXIES));
  const reads = openReadLimits();
  return {
    network,
    reads,
    async wait(req) {
      const kind = limitOf(req.method, req.url ?? '');
      if (kind) return limiters[kind].wait(network(req));
      return req.url?.startsWith('/api/') ? reads.wait('calls', network(req)) : 0;
    },
  };
}
