import type { EndpointAddress } from '@tourbillon/domain/contract/endpoints.ts';
import {
  BrowserClient,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
} from '@sentry/browser';
import { scrubEvent } from '@tourbillon/domain/reports/scrub-event.ts';

/** An address of the storefront: it scrubs each report again and forwards it without the visitor's IP address. */
const REPORT = '/api/report' satisfies EndpointAddress;

/** Stack frames of browser extensions, whose errors are not reported. */
const EXTENSION = /-extension:\/\//;

/**
 * Only the error-reporting part of Sentry's browser SDK: no tracking of clicks, fields, addresses, console or
 * requests. The DSN is a placeholder; the storefront has the real project key.
 */
const client = new BrowserClient({
  dsn: `${location.protocol}//browser@${location.host}/1`,
  tunnel: REPORT,
  transport: makeFetchTransport,
  stackParser: defaultStackParser,
  integrations: [linkedErrorsIntegration()],
  sendClientReports: false,
  beforeSend: (event) => {
    if (EXTENSION.test(JSON.stringify(event.exception?.values?.[0]?.stacktrace))) return null;
    // The scrubbed event has fewer fields than the SDK's type.
    return (scrubEvent({ ...event, platform: 'javascript' }) ?? null) as typeof event | null;
  },
});
client.init();

let reports = 0;

/**
 * Reports errors, scrubbed, with the page where they happened.
 * @param errors all errors of this page, including those that are already reported.
 */
export function reportErrors(errors: readonly unknown[]): void {
  for (const error of errors.slice(reports)) {
    reports += 1;
    const scope = new Scope();
    scope.setTag('page', location.pathname);
    client.captureException(
      error,
      { originalException: error, mechanism: { type: 'browser', handled: false } },
      scope,
    );
  }
}
