// npm run hostile: sends hostile requests to a separate site, and checks every response: no 5xx, no internal
// details, none over 5 s, no redirect to other sites, no cached secret of an address, no blocked next request, no
// form accepted from a robot that reads the pages, no control characters in data for the staff, no access to the
// desk without a session. Then it sends pictures that would cost gigabytes and minutes: each is accepted or
// refused within the seconds and megabytes of `hostile/attack-uploads.ts`, all processes counted.
//   npm run hostile                 20,000 requests
//   npm run hostile -- 1000 7       1,000 requests, with seeds from 7 on
import { step } from '../../scripts/bootstrap/progress.mjs';
import { bundleWhenStale } from '../../scripts/build/make.ts';
import { attackDesk } from './hostile/attack-desk.ts';
import { attackRobots } from './hostile/attack-robots.ts';
import { attackTexts } from './hostile/attack-texts.ts';
import { attack } from './hostile/attack.ts';
import { onShutdown, runScript } from '../../scripts/processes/shutdown.ts';
import { attackUploads, complaintOf } from './hostile/attack-uploads.ts';
import { startThrowawaySite, type ThrowawaySite } from '../site/throwaway.ts';

/** Number of complaints to show. */
const SHOWN = 40;

/** Requests to each call of the desk, without a session. */
const DESK_REQUESTS = 200;

runScript(async () => {
  const [requests = 20_000, seed = 1] = process.argv.slice(2).map(Number);
  await bundleWhenStale();
  const site = await startThrowawaySite({ TRUSTED_PROXIES: '1' });
  onShutdown(site.stop);
  const progress = step('Hostile requests');
  const begun = performance.now();
  const { statuses, slowest, complaints } = await attack({
    port: site.port,
    host: new URL(site.origins.ru).host,
    seed,
    requests,
    onProgress: (done) => done % 100 === 0 && progress.update(`${done} of ${requests}`),
  });
  progress.done(`${requests} in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  const target = { port: site.port, host: new URL(site.origins.ru).host };
  complaints.push(...(await attackRobots(target)), ...(await attackTexts(target)));
  const base = `http://127.0.0.1:${site.backendPort}/desk`;
  complaints.push(...(await attackDesk({ base, each: DESK_REQUESTS, seed })));
  console.log(`Statuses ${JSON.stringify(statuses)}; slowest ${slowest.toFixed(0)} ms`);
  console.log([`${complaints.length} complaints`, ...complaints.slice(0, SHOWN)].join('\n'));
  const judged = await judgeUploads(site);
  return complaints.length === 0 && judged ? 0 : 1;
});

/** Sends hostile pictures and prints the cost of each. @returns whether none cost too much. */
async function judgeUploads({ port, origins, pids }: ThrowawaySite): Promise<boolean> {
  const progress = step('Hostile pictures');
  const target = { port, host: new URL(origins.ru).host, pid: pids[1] ?? 0 };
  const results = await attackUploads(target, undefined, (done) => progress.update(`${done} sent`));
  progress.done(`${results.length}`);
  for (const { name, bytes, status, seconds, megabytes } of results) {
    console.log(`${status} ${seconds.toFixed(1)} s ${megabytes.toFixed(0)} MB: ${name} (${bytes} bytes)`);
  }
  const complaints = results.flatMap((result) => complaintOf(result) ?? []);
  console.log([`${complaints.length} complaints`, ...complaints].join('\n'));
  return complaints.length === 0;
}
