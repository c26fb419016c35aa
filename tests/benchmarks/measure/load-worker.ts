import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Load, LoadResult } from './load.ts';

/** Beginnings of search queries, for which suggestions are requested. */
const BEGINNINGS = [
  'ro',
  'rol',
  'rolex sub',
  'суб',
  'кщд',
  'omega sp',
  '1266',
  '126610l',
  'картье т',
  'годин',
  'garov',
  'batm',
];

const { port, host, path, first, connections, milliseconds, rate } = workerData as Load;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const headers = { Host: host, 'Accept-Encoding': 'br' };
const started = performance.now();
const times: number[] = [];
let sent = 0;
let failures = 0;

await (rate ? atRate(rate) : Promise.all(Array.from({ length: connections }, oneAfterAnother)));
const seconds = (performance.now() - started) / 1000;
agent.destroy();
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
parentPort?.postMessage({
  requests: times.length,
  failures,
  perSecond: times.length / seconds,
  p50: at(0.5),
  p95: at(0.95),
} satisfies LoadResult);

async function oneAfterAnother(): Promise<void> {
  while (performance.now() - started < milliseconds) await one();
}

async function atRate(perSecond: number): Promise<void> {
  const asked: Promise<void>[] = [];
  for (let due = started; due < started + milliseconds; due += 1000 / perSecond) {
    await sleep(Math.max(0, due - performance.now()));
    asked.push(one());
  }
  await Promise.all(asked);
}

async function one(): Promise<void> {
  const before = performance.now();
  sent += 1;
  const address = path
    .replace('{n}', (first + sent / 100).toFixed(2))
    .replace('{q}', encodeURIComponent(BEGINNINGS[sent % BEGINNINGS.length] ?? ''));
  if ((await ask(address)) !== 200) failures += 1;
  times.push(performance.now() - before);
}

function ask(address: string): Promise<number> {
  return new Promise((resolve) => {
    const req = get({ agent, host: '127.0.0.1', port, path: address, headers }, (res) => {
      res.resume();
      res.once('end', () => resolve(res.statusCode ?? 0));
    });
    req.once('error', () => resolve(0));
  });
}
