import { log } from '../platform/log.ts';
import { policyViolations } from '../platform/metrics.ts';
import { readViolations } from './policy-report.ts';
import { createReportLimit } from '@tourbillon/platform/reports/report-limit.ts';

/** Most characters of a report. */
const MAX_CHARACTERS = 64 * 1024;

const limit = createReportLimit();

/**
 * Handles reports of browsers about violations of the page policy. Anybody can send such a report, so it is counted
 * and logged as information, not as an error.
 * @returns 204, even if the report is dropped later; 413 and 400 for an invalid report.
 */
export async function takePolicyReport(request: Request): Promise<Response> {
  const text = await request.text();
  const violations =
    text.length <= MAX_CHARACTERS ? readViolations(text, new URL(request.url).origin) : ('large' as const);
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
