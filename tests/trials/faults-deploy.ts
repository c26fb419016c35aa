// npm run faults:deploy: actions of an operator on a running site, and their possible failures, while people
// visit it and send forms: deploys of scripts and of the backend, failing deploys, a rollback, a publication, a
// reload. It uses a copy of the project and at least 10,000 requests (or the number in the argument). The exit
// code is 1 when one fails.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openStaffAccess } from '@tourbillon/backend/staff/staff-access.ts';
import { bundleWhenStale } from '../../scripts/build/make.ts';
import { startProject } from './faults-deploy/running-project.ts';
import { startSenders } from './faults-deploy/senders.ts';
import { STEPS } from './faults-deploy/deploy-steps.ts';
import { printTotals, runSteps } from './faults-deploy/run-steps.ts';
import { compareForms, listRemainingFiles, type Stored } from './faults/compare-forms.ts';
import { onShutdown, runScript } from '../../scripts/processes/shutdown.ts';
import { recordMeasurements } from '../benchmarks/targets/measurements.ts';

const WORKERS = 2;
const VISITORS = 16;
const SENDERS = 2;

/** Time limit until everything on the disk is delivered, milliseconds. */
const DELIVERY = 10_000;

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

  const senders = startSenders(port, hosts[0] ?? '', SENDERS);
  const crowd = { port, hosts, visitors: VISITORS };
  const walked = await runSteps({ steps: STEPS, site: project, crowd, wanted });
  const forms = await senders.stop();
  await new Promise((resolve) => setTimeout(resolve, DELIVERY));
  const desk = await openStaffAccess({ backend: `http://127.0.0.1:${backendPort}`, dataDir });
  const stored = (await desk.list({})) as Stored[];
  const left = await listRemainingFiles(dataDir);
  const verdict = compareForms({ submissions: forms.sent, thanked: forms.thanked, stored, left });
  provider.close();
  await recordMeasurements({ deployFailures: walked.failed });
  return printTotals(walked, forms, verdict) ? 0 : 1;
});
