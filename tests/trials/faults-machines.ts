// npm run faults:machines: a site of several machines on the loopback interface: nginx with the configuration of
// `scripts/deploy/nginx`, two storefronts with their own disks, two backends, PostgreSQL with a replica, S3. It
// checks what they share, and what visitors see when one is killed. The argument is the number of requests for
// each kill. The exit code is 1 after a fault.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openStaffAccess } from '@tourbillon/backend/staff/staff-access.ts';
import { bundleWhenStale } from '../../scripts/build/make.ts';
import { tryEarlyResponses } from './faults-machines/early-responses.ts';
import { tryCache, tryHosts } from './faults-machines/nginx-trials.ts';
import { tryKill } from './faults-machines/kills.ts';
import { type Machines, startMachines } from './faults-machines/machines.ts';
import { must } from './faults-machines/must.ts';
import { tryLimits, tryPhotos, tryProofs, tryPublishing } from './faults-machines/try-sharing.ts';
import { onShutdown, runScript } from '../../scripts/processes/shutdown.ts';

/** Forms that were confirmed in the trials. */
const FORMS = ['+79000000001', '+79000000003', '+79000000004'];

/** Time limit until requests that waited for the bucket are delivered, milliseconds. */
const DELIVERY = 60_000;

runScript(async () => {
  const requests = Number(process.argv[2] ?? 4_000);
  await bundleWhenStale();
  const site = await startMachines();
  onShutdown(site.stop);
  const trials: Record<string, () => Promise<string>> = {
    'Hosts behind nginx': () => tryHosts(site),
    'Early responses': () => tryEarlyResponses(site),
    'What nginx keeps': () => tryCache(site),
    'A publication': () => tryPublishing(site),
    'Limits on writing': () => tryLimits(site),
    'Robot checks': () => tryProofs(site),
    Photographs: () => tryPhotos(site),
    'kill -9 of a storefront': () => tryKill(site, site.storefronts[0], requests),
    'kill -9 of the other one': () => tryKill(site, site.storefronts[1], requests),
    'kill -9 of the first backend': () => tryKill(site, site.backends[0], requests),
    'What was sent': () => tryDelivery(site),
  };
  let failed = 0;
  for (const [name, run] of Object.entries(trials)) {
    const said = await run().catch((error: Error) => {
      failed += 1;
      return `NOT AS IT SHOULD BE: ${error.message}`;
    });
    console.log(`${name}: ${said}`);
  }
  return failed === 0 ? 0 : 1;
});

/** Checks that every confirmed form is stored once, with its files. */
async function tryDelivery({ backends, secrets }: Machines): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'desk-'));
  onShutdown(() => rm(dataDir, { recursive: true, force: true }));
  await writeFile(path.join(dataDir, 'staff-key'), secrets.staff);
  const desk = await openStaffAccess({ backend: `http://127.0.0.1:${backends[0].port}`, dataDir });
  const stored = async () => (await desk.list({})).map(({ payload }) => payload);
  for (const end = performance.now() + DELIVERY; (await stored()).length < FORMS.length;) {
    must(performance.now() < end, `${(await stored()).length} of ${FORMS.length} forms are stored`);
    await setTimeout(200);
  }
  const found = await stored();
  const phones = found.map(({ telephone }) => String(telephone)).sort();
  must(phones.join() === FORMS.join(), `stored: ${phones.join()}`);
  const files = found.flatMap((payload) => (payload['photos[]'] ?? []) as { bytes: number }[]);
  must(files.length === 2 && files.every(({ bytes }) => bytes === 23), 'files are missing');
  return `${FORMS.length} forms thanked for, each stored once, with their files`;
}
