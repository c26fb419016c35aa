import type { BaseTransportOptions, TransportMakeRequestResponse, TransportRequest } from '@sentry/core';
import type { SharedConfiguration } from '../configuration/variables.ts';
import { createReportLimit } from './report-limit.ts';
import { type ErrorLine, onErrorLogged } from './error-lines.ts';
import { type ScrubbedEvent, scrubEvent } from '@tourbillon/domain/reports/scrub-event.ts';

/** The error reporting of a process. */
export interface Reports {
  /** Forwards a report of a browser; see `scrubEvent`. */
  passOn(event: unknown): void;
  /** Waits until pending reports are sent, for at most the given milliseconds. */
  flush(within: number): Promise<void>;
}

/** The variables that configure error reporting. */
export type ReportSettings = Pick<
  SharedConfiguration,
  'SENTRY_DSN' | 'SENTRY_BROWSER_DSN' | 'SENTRY_ENVIRONMENT' | 'SENTRY_RELEASE' | 'SENTRY_SAMPLE_RATE'
>;

/** Milliseconds for sending the last report before a crashed program ends. */
const FLUSH_TIMEOUT_MS = 2_000;

/** Milliseconds for sending a report. */
const SEND_TIMEOUT_MS = 10_000;

let opened: Reports | undefined;

/** The error reporting of this process. Undefined if it is not configured. */
export function theReports(): Reports | undefined {
  return opened;
}

/**
 * Starts to report logged errors and crashes to Sentry (§7). Without `SENTRY_DSN` it does nothing and does not load
 * the SDK.
 * Only the client of Sentry's SDK is used. Its automatic features (watching requests, headers, the console,
 * OpenTelemetry) must not see a visitor's data.
 * @param program its name, a tag of every report.
 * @param settings `SENTRY_DSN`, `SENTRY_BROWSER_DSN`, `SENTRY_ENVIRONMENT`, `SENTRY_RELEASE`, `SENTRY_SAMPLE_RATE`.
 * @param requestId the id of the current request, as in the log.
 * @throws when a DSN is not a valid address.
 */
export async function openReports(
  program: 'storefront' | 'backend',
  settings: ReportSettings,
  requestId: () => string | undefined = () => undefined,
): Promise<void> {
  if (opened || !settings.SENTRY_DSN) return;
  const sdk = await import('@sentry/core');
  const limit = createReportLimit();
  const clientOf = (dsn: string) => {
    const client = new sdk.ServerRuntimeClient({
      dsn,
      environment: settings.SENTRY_ENVIRONMENT,
      ...(settings.SENTRY_RELEASE ? { release: settings.SENTRY_RELEASE } : {}),
      // Error sampling rate of §9.
      sampleRate: settings.SENTRY_SAMPLE_RATE,
      platform: 'node',
      runtime: { name: 'node', version: process.version },
      integrations: [sdk.linkedErrorsIntegration()],
      transport: (options) => sdk.createTransport(options, (request) => sendReport(options, request)),
      stackParser: sdk.createStackParser(sdk.nodeStackLineParser()),
      sendClientReports: false,
      // The SDK's type has more fields than a scrubbed event.
      beforeSend: (event) => (scrubEvent(event) ?? null) as typeof event | null,
    });
    if (!client.getDsn())
      throw new Error('SENTRY_DSN and SENTRY_BROWSER_DSN must be addresses as Sentry gives them');
    client.init();
    return client;
  };
  const client = clientOf(settings.SENTRY_DSN);
  const browsers = settings.SENTRY_BROWSER_DSN ? clientOf(settings.SENTRY_BROWSER_DSN) : client;
  const report = ({ error, facts }: ErrorLine, level?: 'fatal') => {
    const leftOut = limit.take(nameOf(error));
    if (leftOut === undefined) return;
    const scope = new sdk.Scope();
    const request = requestId();
    scope.setTags({ ...facts, program, ...(request && { request }), ...(leftOut && { leftOut }) });
    if (level) scope.setLevel(level);
    if (typeof error === 'string') client.captureMessage(error, level ?? 'error', {}, scope);
    else client.captureException(error, { originalException: error }, scope);
  };
  opened = {
    passOn(event) {
      const scrubbed = scrubEvent(event);
      if (!scrubbed || limit.take(nameOfEvent(scrubbed)) === undefined) return;
      const tags = { ...scrubbed.tags, program: 'browser' };
      browsers.captureEvent({ ...scrubbed, platform: 'javascript', tags }, {}, new sdk.Scope());
    },
    flush: async (within) => {
      await Promise.all([client.flush(within), browsers.flush(within)]);
    },
  };
  onErrorLogged(report);
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${error.stack ?? String(error)}\n`);
    report({ error, facts: {} }, 'fatal');
    void opened?.flush(FLUSH_TIMEOUT_MS).finally(() => process.exit(1));
  });
}

/** Sends a report to Sentry. @returns what it says about further ones. @throws when it does not respond in time. */
async function sendReport(
  { url, headers }: BaseTransportOptions,
  { body }: TransportRequest,
): Promise<TransportMakeRequestResponse> {
  const sent = await fetch(url, {
    method: 'POST',
    body: body as BodyInit,
    headers: { ...headers },
    signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
  });
  // Unread, it would keep the connection.
  await sent.body?.cancel();
  return {
    statusCode: sent.status,
    headers: {
      'retry-after': sent.headers.get('retry-after'),
      'x-sentry-rate-limits': sent.headers.get('x-sentry-rate-limits'),
    },
  };
}

/**
 * Identifies an error by its message without numbers and by where it was thrown. Computed for every error, before the
 * SDK builds a report, which takes two milliseconds.
 */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return withoutFigures(String(error));
  return `${error.name} ${withoutFigures(error.message)} ${/^\s+at .*$/m.exec(error.stack ?? '')?.[0] ?? ''}`;
}

/** Like `nameOf`, for an error that a browser reported. */
function nameOfEvent({ exception, message = '' }: ScrubbedEvent): string {
  const thrown = exception?.values.at(-1);
  const frame = thrown?.stacktrace?.frames.at(-1);
  const said = thrown ? `${thrown.type} ${thrown.value}` : message;
  return `browser ${withoutFigures(said)} ${frame?.filename} ${frame?.lineno}`;
}

function withoutFigures(text: string): string {
  return text.slice(0, 200).replace(/\d+/g, '0');
}
