import { spawn } from 'node:child_process';
import { Agent, get } from 'node:http';
import { availableParallelism } from 'node:os';
import { onShutdown } from '../../../scripts/processes/shutdown.ts';

/** Busy programs for each core. */
const EACH_CORE = 12;

/** Pages that the visitor reads one after another. */
const PAGES = 200;

/** Milliseconds after which the busy programs end, also when this program has died, and the reading stops. */
const LONGEST = 8 * 60_000;

/** Results of one visitor on a busy machine. */
export interface NeighboursResult {
  neighbours: number;
  /** Pages read, and those that were 503 or incomplete. */
  read: number;
  rejected: number;
  failed: number;
  /** Median and maximum, milliseconds. */
  p50: number;
  worst: number;
}

/** Reads uncached lists as one visitor while a dozen programs for each core use all of the processor. */
export async function tryBusyNeighbours(port: number, host: string): Promise<NeighboursResult> {
  const neighbours = Array.from({ length: EACH_CORE * availableParallelism() }, () =>
    spawn(process.execPath, ['-e', `for (const end = Date.now() + ${LONGEST}; Date.now() < end;);`]),
  );
  const end = async () => neighbours.forEach((one) => void one.kill('SIGKILL'));
  onShutdown(end);
  const agent = new Agent({ keepAlive: true });
  const begun = performance.now();
  const times: number[] = [];
  let [rejected, failed] = [0, 0];
  for (let page = 0; page < PAGES && performance.now() - begun < LONGEST; page += 1) {
    const asked = performance.now();
    const status = await ask(agent, port, host, `/clocks_today/?price_from=${777 + page}`);
    times.push(performance.now() - asked);
    if (status === 503) rejected += 1;
    else if (status !== 200) failed += 1;
  }
  agent.destroy();
  await end();
  const sorted = times.toSorted((one, other) => one - other);
  return {
    neighbours: neighbours.length,
    read: times.length,
    rejected,
    failed,
    p50: sorted[Math.floor(sorted.length / 2)] ?? 0,
    worst: sorted.at(-1) ?? 0,
  };
}

/** The status of a complete response; 0 for none. */
function ask(agent: Agent, port: number, host: string, path: string): Promise<number> {
  return new Promise((resolve) => {
    const headers = { Host: host, 'Accept-Encoding': 'br' };
    get({ agent, host: '127.0.0.1', port, path, headers }, (res) => {
      res.resume();
      res.once('error', () => resolve(0));
      res.once('end', () => resolve(res.statusCode ?? 0));
    }).once('error', () => resolve(0));
  });
}
