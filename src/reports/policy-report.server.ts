import { log } from '../platform/log.ts';
import { policyViolations } from '../platform/metrics.ts';
import { readViolations } from './policy-report.ts';
import { createReportLimit } from '@tourbillon/platform/reports/report-limit.ts';

/** Characters of the largest report. */
const LARGEST = 64 * 1024;

const limit = createReportLimit();

/**
 * Takes what a browser reports about violations of our pages' policy. Anybody can send such a thing, so it is counted,
 * and noted as news and no error of ours.
 * @returns 204 whatever is made of it; 413 and 400 for what is no report.
 */
export async function takePolicyReport(request: Request): Promise<Response> {
  const text = await request.text();
  const violations =
    text.length <= LARGEST ? readViolations(text, new URL(request.url).origin) : ('large' as const);
  if (violations === 'large') return done(413);
  if (!violations) return done(400);
  for (const violation of violations) {
    const { directive, blocked } = violation;
    policyViolations.inc({ directive, blocked });
    const leftOut = limit.take(JSON.stringify(violation));
    if (leftOut !== undefined) log.info({ ...violation, leftOut }, 'the policy of a page was violated');
  }
  return done(204);
}

function done(status: number): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
}
