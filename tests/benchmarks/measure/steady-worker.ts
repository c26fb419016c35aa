import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import type { SteadyLoad, SteadyResult } from './steady-load.ts';

const { port, hosts, paths, perSecond } = workerData as SteadyLoad;
// The connection that rested longest is next, as if each visitor had one of their own: all workers have visitors then.
const agent = new Agent({ keepAlive: true, maxSockets: 256, scheduling: 'fifo' });
const times: number[] = [];
const started = performance.now();
let sent = 0;
let failures = 0;
let rejected = 0;
let stopping = false;
const underWay = new Set<Promise<void>>();

parentPort?.once('message', () => (stopping = true));
while (!stopping) {
  // All requests that are due by now: a slow response does not delay the others.
  const due = Math.floor(((performance.now() - started) / 1000) * perSecond);
  for (; sent < due; sent += 1) {
    const path = paths[(sent * 7919) % paths.length] ?? '/';
    const one = ask(hosts[sent % hosts.length] ?? '', path.replace('{n}', (sent / 100).toFixed(2)));
    underWay.add(one);
    void one.then(() => underWay.delete(one));
  }
  await new Promise((resolve) => setTimeout(resolve, 5));
}
await Promise.all(underWay);
agent.destroy();
times.sort((a, b) => a - b);
parentPort?.postMessage({
  requests: sent,
  failures,
  rejected,
  p99: times[Math.floor(times.length * 0.99)] ?? 0,
  worst: times.at(-1) ?? 0,
} satisfies SteadyResult);

function ask(host: string, path: string): Promise<void> {
  const before = performance.now();
  return new Promise((resolve) => {
    const done = (status: number) => {
      if (status !== 200) failures += 1;
      times.push(performance.now() - before);
      resolve();
    };
    const headers = { Host: host, 'Accept-Encoding': 'br' };
    const req = get({ agent, host: '127.0.0.1', port, path, headers }, (res) => {
      res.resume();
      if (res.statusCode === 503 && res.headers['retry-after']) rejected += 1;
      res.once('end', () => done(res.statusCode ?? 0));
      // The connection was cut during a response.
      res.once('error', () => done(0));
    });
    req.once('error', () => done(0));
  });
}
