import http from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';

/**
 * Visitors who ask one request after another, each of one host over a connection that is never idle: an idle one may be
 * closed at the moment it is used again, and whoever asked cannot tell that from a request that was lost.
 */
export interface CrowdPlan {
  port: number;
  /** Host headers, one for each visitor in turn, and paths, taken in turn; `{n}` in a path is another number each time: nobody has it in memory. */
  hosts: readonly string[];
  paths: readonly string[];
  /** How many there are. */
  visitors: number;
  /** Milliseconds after which nobody waits any more. */
  patience?: number;
  /** They come over TLS, and trust this certificate alone. */
  certificate?: string;
}

/** What one of them did not get. */
export interface Failure {
  path: string;
  /** Status of the answer, or what the connection said. */
  what: string;
  /** Milliseconds of the epoch at which it was asked, and at which it was known to have failed. */
  asked: number;
  at: number;
}

/** What they got. */
export interface CrowdResult {
  requests: number;
  failures: Failure[];
  /** Milliseconds of the slowest answer, and within which 99 of 100 came. */
  worst: number;
  p99: number;
}

/** A crowd at work. */
export interface Crowd {
  /** Answers that have come so far. */
  responded: () => number;
  /** Settles when a given number of more have come. */
  more: (responses: number) => Promise<void>;
  /** Lets those who wait have their answer and goes. */
  stop: () => Promise<CrowdResult>;
}

/**
 * Milliseconds without a request after which a connection may be found closed: a storefront that ends closes what had
 * none for a second. Browsers and proxies then ask again over a new one, and so does the crowd.
 */
const IDLE = 500;

/** Milliseconds that people wait unless it is said otherwise. */
const PATIENCE = 10_000;

/** Brings a crowd. */
export function bringCrowd(plan: CrowdPlan): Crowd {
  const { port, hosts, paths, visitors, patience = PATIENCE, certificate } = plan;
  const { request, Agent } = certificate ? https : http;
  const agents = hosts.map((host) => {
    const tls = certificate ? { ca: certificate, servername: host.split(':')[0] } : {};
    return [host, new Agent({ keepAlive: true, maxSockets: visitors, ...tls })] as const;
  });
  const agentOf = new Map(agents);
  /** When each connection had its last response. */
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
      const req = request({ agent, host: '127.0.0.1', port, path, headers, timeout: patience }, (res) => {
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
      // Whom nobody lets in tries again in a while.
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
