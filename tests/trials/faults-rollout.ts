// npm run faults:rollout: a site of several machines is deployed one machine after the other, while people visit
// it and send forms: two storefronts with their own disks, then two backends, then a rollback on one of them;
// behind nginx with the configuration of `scripts/deploy/nginx`. At least 10,000 requests (or the number in the
// argument). The exit code is 1 when one fails, or a form is lost or stored twice.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openStaffAccess } from '@tourbillon/backend/staff/staff-access.ts';
import { bundleWhenStale } from '../../scripts/build/make.ts';
import { startSenders } from './faults-deploy/senders.ts';
import { printTotals, runSteps } from './faults-deploy/run-steps.ts';
import { compareForms, listRemainingFiles, type Stored } from './faults/compare-forms.ts';
import { type RolloutSite, startRolloutSite } from './faults-rollout/site.ts';
import { STEPS } from './faults-rollout/rollout-steps.ts';
import { onShutdown, runScript } from '../../scripts/processes/shutdown.ts';

const VISITORS = 8;
const SENDERS = 2;

/** Time limit until everything on the disks is delivered, milliseconds. */
const DELIVERY = 60_000;

runScript(async () => {
  const wanted = Number(process.argv[2] ?? 10_000);
  await bundleWhenStale();
  const site = await startRolloutSite(onShutdown);
  const { tls: port, hosts, certificate } = site;
  const senders = startSenders(port, hosts[0] ?? '', SENDERS, certificate);
  const crowd = { port, hosts, visitors: VISITORS, certificate };
  const walked = await runSteps({ steps: STEPS, site, crowd, wanted });
  const forms = await senders.stop();
  const stored = await storedBy(site, forms.thanked.length);
  const waiting = await Promise.all(site.storefronts.map(({ dataDir }) => listRemainingFiles(dataDir)));
  const left = { uploads: await site.uploads(), spool: waiting.flatMap(({ spool }) => spool) };
  const verdict = compareForms({ submissions: forms.sent, thanked: forms.thanked, stored, left });
  return printTotals(walked, forms, verdict) ? 0 : 1;
});

/** Rows of the backends, once there are as many as were confirmed, or at the time limit. */
async function storedBy({ backends }: RolloutSite, wanted: number): Promise<Stored[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'desk-'));
  onShutdown(() => rm(dataDir, { recursive: true, force: true }));
  await writeFile(path.join(dataDir, 'staff-key'), backends.staffKey);
  const desk = await openStaffAccess({ backend: `http://127.0.0.1:${backends.ports[0]}`, dataDir });
  const end = performance.now() + DELIVERY;
  for (;;) {
    const stored = (await desk.list({})) as Stored[];
    if (stored.length >= wanted || performance.now() > end) return stored;
    await setTimeout(500);
  }
}
