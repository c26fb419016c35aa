import { startVisitors, type CrowdResult } from '../faults-processes/crowd.ts';
import { VISITED_PATHS } from '../faults-processes/trials.ts';
import type { Machine, Machines } from './machines.ts';
import { must } from './must.ts';

const VISITORS = 16;

/** Uncached pages: each needs a request to the backend. */
const NEW = ['/search/?q=rolex+{n}', '/clocks_today/?price_from={n}'];

/** Kills a machine's program during visits, as a power cut does, and starts it again. */
export async function tryKill(site: Machines, victim: Machine, requests: number): Promise<string> {
  const crowd = startVisitors({
    port: site.tls,
    hosts: site.hosts,
    paths: [...VISITED_PATHS, ...NEW],
    visitors: VISITORS,
    certificate: site.certificate,
  });
  await crowd.more(requests / 4);
  await victim.mortal.killAndRestart();
  await crowd.more((requests * 3) / 4);
  return report(await crowd.stop());
}

function report({ requests, failures, p99, worst }: CrowdResult): string {
  const examples = failures.slice(0, 3).map(({ path, what }) => `${path} ${what}`);
  must(failures.length === 0, `${failures.length} of ${requests} failed: ${examples.join(', ')}`);
  return `${requests} requests, none failed; p99 ${p99.toFixed(0)} ms, slowest ${worst.toFixed(0)} ms`;
}
