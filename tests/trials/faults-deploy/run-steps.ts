import type { Verdict } from '../faults/judge.ts';
import { bringCrowd, type CrowdPlan } from '../faults-processes/crowd.ts';
import { VISITED } from '../faults-processes/trials.ts';
import type { Senders } from './senders.ts';

/** Something done to a site under load. */
export interface Step<Site> {
  what: string;
  /** @returns what it showed, for people. @throws Error when it was not as it should be. */
  run: (site: Site) => Promise<string>;
}

/** Steps to be taken one after another, and who visits the site meanwhile. */
export interface Walk<Site> {
  steps: readonly Step<Site>[];
  site: Site;
  crowd: Omit<CrowdPlan, 'paths' | 'patience'>;
  /** Requests in all steps together, at least. */
  wanted: number;
}

/** Requests, those that failed, and steps that were not as they should be. */
export interface Walked {
  asked: number;
  failed: number;
  wrong: number;
}

/** Milliseconds that a visitor waits: as long as a browser would, for the slowest answer is told. */
const PATIENCE = 60_000;

/** Pages that nobody has in memory, beside those of the other trials: a backend is asked for each. */
const NEW = ['/search/?q=rolex+{n}', '/clocks_today/?price_from={n}'];

/** Takes the steps while people visit the site, and prints what these saw of each. */
export async function walk<Site>({ steps, site, crowd: plan, wanted }: Walk<Site>): Promise<Walked> {
  const walked = { asked: 0, failed: 0, wrong: 0 };
  for (const { what, run } of steps) {
    const crowd = bringCrowd({ ...plan, paths: [...VISITED, ...NEW], patience: PATIENCE });
    const said = await run(site).catch((error: Error) => {
      walked.wrong += 1;
      return `NOT AS IT SHOULD BE: ${error.message}`;
    });
    await crowd.more(Math.max(0, wanted / steps.length - crowd.responded()));
    const { requests, failures, p99, worst } = await crowd.stop();
    walked.asked += requests;
    walked.failed += failures.length;
    console.log(
      `${what} (${said}): ${requests} requests, ${failures.length} failed; ` +
        `p99 ${p99.toFixed(0)} ms, slowest ${worst.toFixed(0)} ms`,
    );
    for (const { path, what } of failures.slice(0, 5)) console.log(`  ${path}: ${what}`);
  }
  return walked;
}

/** What senders of forms say they did. */
type Sent = Awaited<ReturnType<Senders['stop']>>;

/** Prints the sum of visits and forms. @returns whether all was as it should be. */
export function isWhole(
  { asked, failed, wrong }: Walked,
  { sent, thanked, repeated }: Sent,
  verdict: Verdict,
): boolean {
  const bad = Object.values(verdict).flatMap((list) => (Array.isArray(list) ? list : []));
  console.log(
    `In all ${asked} requests, ${failed} failed; ${sent} forms, ${repeated} sent again, ${verdict.thanked} thanked for, ` +
      `${verdict.stored} stored, ${bad.length} lost, doubled or without their files`,
  );
  return failed + wrong + bad.length === 0 && thanked.length === sent;
}
