import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { seeded } from '@tourbillon/domain/random/seeded.ts';
import { openStaffAccess } from '@tourbillon/backend/staff/staff-access.ts';
import { freePort } from '../../../scripts/processes/ports.ts';
import { backend, storefront } from '../../site/throwaway.ts';
import { type KillableProgram, startKillable } from './killable-program.ts';
import { startRobotProvider } from './robot-provider.ts';
import { send } from './send.ts';
import { type Stored, type Verdict, compareForms, listRemainingFiles } from './compare-forms.ts';
import { prepareData } from './prepare-data.ts';
import { submissionOf } from './submissions.ts';

/** Parameters of a trial. */
export interface Trial {
  /** Folder of a build, and the environment of its programs. */
  dist: string;
  env: Record<string, string | undefined>;
  /** An empty folder for the data. */
  dataDir: string;
  submissions: number;
  /** Number of kills of the storefront, of the backend, and of both at once. */
  kills: { storefront: number; backend: number; both: number };
  /** The same seed makes the same sequence of kills. */
  seed: number;
  /** Milliseconds after the start of a submission within which the kill happens. */
  blowWithin?: number;
  report?: (line: string) => void;
}

/** Result of a trial. */
export interface Outcome extends Verdict {
  /** Submissions sent more than once, because there was no response. */
  repeated: number;
  /** Number of kills. */
  killed: number;
  /** Seconds from the first submission to the last, and from then until everything was delivered. */
  seconds: { sending: number; delivering: number };
}

/** Number of parallel senders. */
const SENDERS = 8;

/**
 * Milliseconds after the start of a submission within which a kill happens: a submission takes a few
 * milliseconds.
 */
const BLOW = 30;

/** Attempts of one person, and milliseconds between them. */
const TRIES = 30;
const PAUSE = 700;

/** Time limit for delivering everything on the disk after the last kill, milliseconds. */
const DELIVERY = 90_000;

/**
 * Sends forms to a site whose programs are killed at random times. Each form is sent again with its idempotency
 * key until it is confirmed, as people do. Then it checks the rows of the backend.
 */
export async function runTrial(trial: Trial): Promise<Outcome> {
  const { submissions, dataDir, blowWithin = BLOW, report = () => undefined } = trial;
  await prepareData(dataDir);
  const provider = await startRobotProvider();
  const [port, backendPort] = [await freePort(), await freePort()];
  const env = {
    ...trial.env,
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    DATA_DIR: dataDir,
    TRUSTED_PROXIES: '1',
    SMTP_URL: undefined,
    STAFF_EMAIL: undefined,
    SITE_URL_RU: `http://ru.localhost:${port}`,
    ...provider.env,
  };
  const programs: KillableProgram[] = [];
  try {
    programs.push(await startKillable(backend(env)));
    programs.push(await startKillable(storefront(trial.dist, env)));
    const [theBackend, theStorefront] = programs as [KillableProgram, KillableProgram];
    const victims = { storefront: [theStorefront], backend: [theBackend], both: [theStorefront, theBackend] };
    const random = seeded(trial.seed);
    const plan = planOf(trial, random);
    const thanked: string[] = [];
    let [next, repeated, killed] = [0, 0, 0];
    let striking = Promise.resolve();
    /**
     * Resolves when the killed program is ready again and the next kill may happen. No form is sent while a kill
     * is due.
     */
    let turn = striking;

    const strike = (names: KillableProgram[], after: number) => {
      turn = striking;
      striking = turn.then(async () => {
        await sleep(after);
        await Promise.all(names.map((mortal) => mortal.killAndRestart()));
        killed += names.length;
      });
      striking.catch(() => undefined);
    };
    const submit = async (n: number) => {
      const submission = submissionOf(n);
      const receiver = {
        port,
        host: `ru.localhost:${port}`,
        network: `10.1.${Math.floor(n / 250)}.${1 + (n % 250)}`,
      };
      for (let tries = 1; tries <= TRIES; tries++) {
        if (tries === 2) repeated++;
        const reply = await send(submission, receiver);
        if (reply?.thanked) return void thanked.push(submission.phone);
        if (reply && reply.status < 500) {
          throw new Error(`${submission.page} answered ${reply.status} to submission ${n}`);
        }
        await sleep(PAUSE);
      }
    };
    const person = async () => {
      for (let n = next++; n < submissions; n = next++) {
        for (const name of plan.get(n) ?? []) strike(victims[name], random() * blowWithin);
        await turn;
        await submit(n);
        if (n > 0 && n % 100 === 0) report(`${n} sent, ${killed} killed`);
      }
    };
    const started = performance.now();
    await Promise.all(Array.from({ length: SENDERS }, person));
    await striking;
    const sent = performance.now();
    await waitForEmptySpool(path.join(dataDir, 'spool'));
    const delivered = performance.now();

    const desk = await openStaffAccess({ backend: `http://127.0.0.1:${backendPort}`, dataDir });
    const stored = (await desk.list({})) as Stored[];
    return {
      ...compareForms({ submissions, thanked, stored, left: await listRemainingFiles(dataDir) }),
      repeated,
      killed,
      seconds: { sending: (sent - started) / 1000, delivering: (delivered - sent) / 1000 },
    };
  } finally {
    for (const program of programs.reverse()) await program.stop();
    provider.stop();
  }
}

/**
 * Which kills happen during which submission. The last submissions have none, so that all kills happen among the
 * others.
 */
function planOf({ submissions, kills }: Trial, random: () => number): Map<number, (keyof Trial['kills'])[]> {
  const plan = new Map<number, (keyof Trial['kills'])[]>();
  for (const name of Object.keys(kills) as (keyof Trial['kills'])[]) {
    for (let times = 0; times < kills[name]; times++) {
      const n = Math.floor(random() * submissions * 0.95);
      plan.set(n, [...(plan.get(n) ?? []), name]);
    }
  }
  return plan;
}

/** Resolves when no request waits on the disk. @throws when some still wait after the time limit. */
async function waitForEmptySpool(spool: string): Promise<void> {
  const end = performance.now() + DELIVERY;
  for (;;) {
    const waiting = (await readdir(spool).catch(() => [])).filter((name) => name.endsWith('.lead'));
    if (waiting.length === 0) return;
    if (performance.now() > end) throw new Error(`${waiting.length} requests were not delivered`);
    await sleep(200);
  }
}
