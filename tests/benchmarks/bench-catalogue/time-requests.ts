import { Agent, get } from 'node:http';

/** Percentiles of the response times and the slowest one, milliseconds. */
export interface Times {
  p50: number;
  p95: number;
  max: number;
}

/** Sends requests one after another on one keep-alive connection. @throws when a response is not 200. */
export async function timeEach(addresses: readonly string[]): Promise<Times> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (const address of addresses) {
    const before = performance.now();
    const status = await ask(address, agent);
    if (status !== 200) throw new Error(`${address} answered ${status}`);
    times.push(performance.now() - before);
  }
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}

function ask(address: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { agent }, (res) => {
      res.resume();
      res.once('end', () => resolve(res.statusCode ?? 0));
    }).once('error', reject);
  });
}
