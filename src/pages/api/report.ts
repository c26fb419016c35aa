import type { APIRoute } from 'astro';
import { takeBrowserReport } from '#src/reports/browser-report.server.ts';
import { isPolicyReport } from '#src/reports/policy-report.ts';
import { takePolicyReport } from '#src/reports/policy-report.server.ts';
import { theReports } from '@tourbillon/platform/reports/sentry.ts';

/** Where browsers report errors, when their visitors let them, and of what the policy of a page has blocked. */
export const POST: APIRoute = ({ request }) =>
  isPolicyReport(request.headers.get('content-type') ?? '')
    ? takePolicyReport(request)
    : takeBrowserReport(request, theReports());
