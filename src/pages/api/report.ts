import type { APIRoute } from 'astro';
import { takeBrowserReport } from '#src/reports/browser-report.server.ts';
import { theReports } from '#src/reports/sentry.server.ts';

/** Where browsers tell of errors, when their visitors let them. */
export const POST: APIRoute = ({ request }) => takeBrowserReport(request, theReports());
