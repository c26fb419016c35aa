// npm run faults:deploy: what an operator does to a running site, and what may go wrong with it, while people visit it
// and send forms: deploys of scripts and of the backend, deploys that fail, the way back, a publication, a reload. In a
// copy of the project, at least 10,000 requests (or as many as the argument says). The exit code is 1 when one fails.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDesk } from '../integrations/embedded-backend/requests/desk.ts';
import { bundleWhenStale } from './build/make.ts';
import { startProject } from './faults-deploy/running-project.ts';
import { bringSenders } from './faults-deploy/senders.ts';
import { STEPS } from './faults-deploy/steps.ts';
import { judge, leftIn, type Stored } from './faults/judge.ts';
import { bringCrowd } from './faults-processes/crowd.ts';
import { VISITED } from './faults-processes/trials.ts';
import { onShutdown, runScript } from './processes/shutdown.ts';
import { noteFigures } from './targets/ledger.ts';

const WORKERS = 2;
const VISITORS = 16;
const SENDERS = 2;

/** Milliseconds that a visitor waits: as long as a browser would, for the slowest answer is told. */
const PATIENCE = 60_000;

/** Milliseconds in which all that waits on the disk is delivered. */
const DELIVERY = 10_000;

/** Pages that nobody has in memory, beside those of the other trials: the backend is asked for each. */
const NEW = ['/search/?q=rolex+{n}', '/clocks_today/?price_from={n}'];

runScript(async () => {
  const wanted = Number(process.argv[2] ?? 10_000);
  await bundleWhenStale();
  const provider = createServer((_, reply) => reply.end('{"success":true}'));
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  const project = await startProject(WORKERS, {
    TRUSTED_PROXIES: '1',
    RECAPTCHA_SITE_KEY_RU: 'site',
    RECAPTCHA_SECRET_RU: 'secret',
    RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`,
  });
  onShutdown(project.stop);
  const { port, hosts, dataDir, backendPort } = project;

  const senders = bringSenders(port, hosts[0] ?? '', SENDERS);
  let [asked, failed, wrong] = [0, 0, 0];
  for (const { what, run } of STEPS) {
    const paths = [...VISITED, ...NEW];
    const crowd = bringCrowd({ port, hosts, paths, visitors: VISITORS, patience: PATIENCE });
    const said = await run(project).catch((error: Error) => {
      wrong += 1;
      return `NOT AS IT SHOULD BE: ${error.message}`;
    });
    await crowd.more(Math.max(0, wanted / STEPS.length - crowd.answered()));
    const { requests, failures, p99, worst } = await crowd.stop();
    asked += requests;
    failed += failures.length;
    console.log(
      `${what} (${said}): ${requests} requests, ${failures.length} failed; ` +
        `p99 ${p99.toFixed(0)} ms, slowest ${worst.toFixed(0)} ms`,
    );
    for (const { path, what } of failures.slice(0, 5)) console.log(`  ${path}: ${what}`);
  }
  const { sent, thanked, repeated } = await senders.stop();
  await new Promise((resolve) => setTimeout(resolve, DELIVERY));
  const desk = await openDesk({ backend: `http://127.0.0.1:${backendPort}`, dataDir });
  const stored = (await desk.list({})) as Stored[];
  const verdict = judge({ submissions: sent, thanked, stored, left: await leftIn(dataDir) });
  const bad = Object.values(verdict).flatMap((list) => (Array.isArray(list) ? list : []));
  console.log(
    `In all ${asked} requests, ${failed} failed; ${sent} forms, ${repeated} sent again, ${verdict.thanked} thanked for, ` +
      `${verdict.stored} stored, ${bad.length} lost, doubled or without their files`,
  );
  provider.close();
  await noteFigures({ deployFailures: failed });
  return failed + wrong + bad.length === 0 && thanked.length === sent ? 0 : 1;
});
