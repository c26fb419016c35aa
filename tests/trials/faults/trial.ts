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
import { type Stored, type Verdict, judge, leftIn } from './judge.ts';
import { prepareData } from './prepare-data.ts';
import { submissionOf } from './submissions.ts';

/** What a trial is made of. */
export interface Trial {
  /** Folder of a build, and the environment of its programs. */
  dist: string;
  env: Record<string, string | undefined>;
  /** An empty folder for the data. */
  dataDir: string;
  submissions: number;
  /** How often the storefront is killed, the backend, and both at once. */
  kills: { storefront: number; backend: number; both: number };
  /** The same seed kills at the same submissions. */
  seed: number;
  /** Milliseconds from a submission's beginning within which a blow falls. */
  blowWithin?: number;
  report?: (line: string) => void;
}

/** What came of it. */
export interface Outcome extends Verdict {
  /** Submissions that were sent more than once, for want of an answer. */
  repeated: number;
  /** Times that a program was killed. */
  killed: number;
  /** Seconds from the first submission to the last, and from then until all was delivered. */
  seconds: { sending: number; delivering: number };
}

/** People who send at the same time. */
const SENDERS = 8;

/** Milliseconds from a submission's beginning within which a blow falls: it takes a few of them. */
const BLOW = 30;

/** Tries of one person, and milliseconds between them. */
const TRIES = 30;
const PAUSE = 700;

/** Milliseconds in which all that waits on the disk has to be delivered once nothing is killed any more. */
const DELIVERY = 90_000;

/**
 * Sends forms to a site whose programs are killed as by the power at moments of chance, each form again under its key
 * until it is thanked for, as people do; then looks at what the backend has.
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
    /** When the next blow may fall: the program that was struck is ready again. Nobody sends while one is due. */
    let turn = striking;

    const strike = (names: KillableProgram[], after: number) => {
      turn = striking;
      striking = turn.then(async () => {
        await sleep(after);
        await Promise.all(names.map((mortal) => mortal.strike()));
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
    await emptied(path.join(dataDir, 'spool'));
    const delivered = performance.now();

    const desk = await openStaffAccess({ backend: `http://127.0.0.1:${backendPort}`, dataDir });
    const stored = (await desk.list({})) as Stored[];
    return {
      ...judge({ submissions, thanked, stored, left: await leftIn(dataDir) }),
      repeated,
      killed,
      seconds: { sending: (sent - started) / 1000, delivering: (delivered - sent) / 1000 },
    };
  } finally {
    for (const program of programs.reverse()) await program.stop();
    provider.stop();
  }
}

/** Which blows fall with which submission; the last ones are left in peace, so that all blows fall among them. */
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

/** Resolves when no request waits on the disk. @throws when some still do after the time they have. */
async function emptied(spool: string): Promise<void> {
  const end = performance.now() + DELIVERY;
  for (;;) {
    const waiting = (await readdir(spool).catch(() => [])).filter((name) => name.endsWith('.lead'));
    if (waiting.length === 0) return;
    if (performance.now() > end) throw new Error(`${waiting.length} requests were not delivered`);
    await sleep(200);
  }
}
