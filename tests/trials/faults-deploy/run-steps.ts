import type { Verdict } from '../faults/compare-forms.ts';
import { startVisitors, type CrowdPlan } from '../faults-processes/crowd.ts';
import { VISITED_PATHS } from '../faults-processes/trials.ts';
import type { Senders } from './senders.ts';

/** An action on a site under load. */
export interface Step<Site> {
  what: string;
  /** @returns a description of the result. @throws Error when it is wrong. */
  run: (site: Site) => Promise<string>;
}

/** Steps in order, and the visitors meanwhile. */
export interface StepRun<Site> {
  steps: readonly Step<Site>[];
  site: Site;
  crowd: Omit<CrowdPlan, 'paths' | 'timeout'>;
  /** Minimum number of requests in all steps together. */
  wanted: number;
}

/** Numbers of requests, failed requests and failed steps. */
export interface StepCounts {
  asked: number;
  failed: number;
  wrong: number;
}

/** Time limit of a visitor, milliseconds: as long as a browser's, because the slowest response is reported. */
const LONGEST_WAIT = 60_000;

/** Uncached pages, in addition to those of other trials: each needs a request to a backend. */
const NEW = ['/search/?q=rolex+{n}', '/clocks_today/?price_from={n}'];

/** Runs the steps while people visit the site, and prints the visitors' results of each. */
export async function runSteps<Site>({
  steps,
  site,
  crowd: plan,
  wanted,
}: StepRun<Site>): Promise<StepCounts> {
  const walked = { asked: 0, failed: 0, wrong: 0 };
  for (const { what, run } of steps) {
    const crowd = startVisitors({ ...plan, paths: [...VISITED_PATHS, ...NEW], timeout: LONGEST_WAIT });
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

/** Results of the senders of forms. */
type Sent = Awaited<ReturnType<Senders['stop']>>;

/** Prints the total of visits and forms. @returns whether everything was correct. */
export function printTotals(
  { asked, failed, wrong }: StepCounts,
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
