import type { EndpointAddress } from '@tourbillon/domain/contract/endpoints.ts';
import {
  BrowserClient,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
} from '@sentry/astro';
import { scrubEvent } from '@tourbillon/domain/reports/scrub-event.ts';

/** Our own address: the storefront scrubs reports once more and passes them on without the visitor's address. */
const REPORT = '/api/report' satisfies EndpointAddress;

/** Code of the browser's own additions, which is not ours. */
const EXTENSION = /-extension:\/\//;

/**
 * Of Sentry's SDK for browsers only what makes a report of an error: nothing that watches clicks, fields, addresses,
 * the console or calls. The key of the project is the storefront's.
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
    // The SDK's type has more in it than what is let out.
    return (scrubEvent({ ...event, platform: 'javascript' }) ?? null) as typeof event | null;
  },
});
client.init();

let reports = 0;

/**
 * Reports errors with the page they happened on, scrubbed. @param errors all of this page, those reported before as
 * well.
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
