import http from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';

/**
 * Visitors who send requests one after another, each to one host over a connection that is never idle. An idle
 * connection may be closed at the moment of its next use, and the visitor cannot distinguish that from a lost
 * request.
 */
export interface CrowdPlan {
  port: number;
  /**
   * Host headers, one for each visitor in turn, and paths, used in turn; `{n}` in a path is a new number each
   * time, so the page is not cached.
   */
  hosts: readonly string[];
  paths: readonly string[];
  /** Number of visitors. */
  visitors: number;
  /** Timeout of a request, milliseconds. */
  timeout?: number;
  /** For TLS: the only certificate that they trust. */
  certificate?: string;
}

/** A failed request of a visitor. */
export interface Failure {
  path: string;
  /** Status of the response, or the error of the connection. */
  what: string;
  /** Times of the request and of its failure, milliseconds of the epoch. */
  asked: number;
  at: number;
}

/** Results of the visitors. */
export interface CrowdResult {
  requests: number;
  failures: Failure[];
  /** Maximum and p99 of the response times, milliseconds. */
  worst: number;
  p99: number;
}

/** Running visitors. */
export interface Crowd {
  /** Number of responses so far. */
  responded: () => number;
  /** Settles after a given number of further responses. */
  more: (responses: number) => Promise<void>;
  /** Waits for open responses and stops. */
  stop: () => Promise<CrowdResult>;
}

/**
 * Milliseconds of idle time after which a connection is replaced. A storefront that stops closes connections that
 * were idle for a second. Browsers and proxies then repeat the request on a new connection, and so do these
 * visitors.
 */
const IDLE = 500;

/** Default timeout, milliseconds. */
const TIMEOUT = 10_000;

/** Starts visitors. */
export function startVisitors(plan: CrowdPlan): Crowd {
  const { port, hosts, paths, visitors, timeout = TIMEOUT, certificate } = plan;
  const { request, Agent } = certificate ? https : http;
  const agents = hosts.map((host) => {
    const tls = certificate ? { ca: certificate, servername: host.split(':')[0] } : {};
    return [host, new Agent({ keepAlive: true, maxSockets: visitors, ...tls })] as const;
  });
  const agentOf = new Map(agents);
  /** Time of the last response on each connection. */
  const freed = new WeakMap<Socket, number>();
  for (const [, agent] of agents)
    agent.on('free', (socket: Socket) => void freed.set(socket, performance.now()));
  const times: number[] = [];
  const failures: Failure[] = [];
  let stopping = false;
  let turn = 0;

  const ask = (host: string, path: string): Promise<void> =>
    new Promise((resolve) => {
      const asked = Date.now();
      const begun = performance.now();
      const done = (what?: string) => {
        times.push(performance.now() - begun);
        if (what !== undefined) failures.push({ path, what, asked, at: Date.now() });
        resolve();
      };
      const headers = { Host: host, 'Accept-Encoding': 'br' };
      const agent = agentOf.get(host);
      const req = request({ agent, host: '127.0.0.1', port, path, headers, timeout }, (res) => {
        let bytes = 0;
        res.on('data', (part: Buffer) => (bytes += part.byteLength));
        res.once('error', (error) => done(error.message));
        res.once('end', () => done(res.statusCode === 200 && bytes > 0 ? undefined : String(res.statusCode)));
      });
      req.once('timeout', () => req.destroy(new Error('no answer')));
      req.once('error', (error: NodeJS.ErrnoException) => {
        const idle = begun - (freed.get(req.socket as Socket) ?? begun);
        if (req.reusedSocket && error.code === 'ECONNRESET' && idle >= IDLE) resolve(ask(host, path));
        else done(error.message);
      });
      req.end();
    });

  const visit = async (host: string) => {
    while (!stopping) {
      turn += 1;
      const path = paths[(turn * 7919) % paths.length] ?? '/';
      await ask(host, path.replace('{n}', String(turn)));
      // After a refused connection, a visitor waits a while.
      if (failures.at(-1)?.what === 'ECONNREFUSED') await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const visits = Array.from({ length: visitors }, (_, place) => visit(hosts[place % hosts.length] ?? ''));
  return {
    responded: () => times.length,
    more: async (responses) => {
      const wanted = times.length + responses;
      while (times.length < wanted) await new Promise((resolve) => setTimeout(resolve, 5));
    },
    stop: async () => {
      stopping = true;
      await Promise.all(visits);
      for (const [, agent] of agents) agent.destroy();
      const sorted = times.toSorted((a, b) => a - b);
      return {
        requests: sorted.length,
        failures,
        worst: sorted.at(-1) ?? 0,
        p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
      };
    },
  };
}
