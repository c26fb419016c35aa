import type { CrowdResult } from '../faults-processes/crowd.ts';
import type { StoredCounts, Sent } from './senders.ts';

/** Result of a trial. */
export interface TrialResult {
  fault: string;
  /** Results of visitors. */
  pages?: CrowdResult;
  /** Results of people who sent forms, and of the stored forms. */
  forms?: Sent & StoredCounts;
  /** Other observations, in words. */
  also?: string[];
  /** Whether everything else was correct. */
  isRight?: boolean;
}

/** Whether a trial was successful: no page failed, no confirmed form was lost or stored twice. */
export function isGood({ pages, forms, isRight = true }: TrialResult): boolean {
  return isRight && !pages?.failures.length && !forms?.lost && !forms?.doubled;
}

/** The results of visitors as lines of text. */
export function describe(shown: TrialResult): string {
  const { fault, pages, forms, also = [] } = shown;
  const lines = [`${isGood(shown) ? 'good' : 'BAD '} ${fault}`];
  if (pages) {
    const { requests, failures, p99, worst } = pages;
    lines.push(
      `pages: ${requests} asked for, ${failures.length} failed, p99 ${p99.toFixed(0)} ms, slowest ${worst.toFixed(0)} ms`,
    );
    for (const { path, what } of failures.slice(0, 5)) lines.push(`  ${path} ${what}`);
  }
  if (forms) {
    const { thanked, refused, lost, doubled, after } = forms;
    const asked = Object.entries(refused).map(
      ([status, times]) => `${times} with ${status === '0' ? 'no answer' : status}`,
    );
    lines.push(
      `forms: ${thanked.length} thanked for, ${asked.join(', ') || 'none refused'}; ` +
        `${lost} lost, ${doubled} stored twice; all stored ${after.toFixed(1)} s after`,
    );
  }
  return [...lines, ...also].join('\n     ');
}
