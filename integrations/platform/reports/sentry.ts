import type { SharedConfiguration } from '../configuration/variables.ts';
import { createReportLimit } from './report-limit.ts';
import { type ErrorLine, hearErrors } from './error-lines.ts';
import { type ScrubbedEvent, scrubEvent } from '@tourbillon/domain/reports/scrub-event.ts';

/** Where reports go. */
export interface Reports {
  /** Passes on what a browser reported; see `scrubEvent`. */
  passOn(event: unknown): void;
  /** Waits until what is on its way has arrived, at most a given number of milliseconds. */
  flush(within: number): Promise<void>;
}

/** The variables that say where reports go and what they say. */
export type ReportSettings = Pick<
  SharedConfiguration,
  'SENTRY_DSN' | 'SENTRY_BROWSER_DSN' | 'SENTRY_ENVIRONMENT' | 'SENTRY_RELEASE' | 'SENTRY_SAMPLE_RATE'
>;

/** Milliseconds for a last report before a program that broke ends. */
const LAST_WORDS = 2_000;

let opened: Reports | undefined;

/** The reports of this process; undefined where reports go nowhere. */
export function theReports(): Reports | undefined {
  return opened;
}

/**
 * From now on the errors a program logs are reported to Sentry as well (§7), and so is what ends it. Without
 * `SENTRY_DSN` nothing happens, nothing is loaded and nothing is asked.
 *
 * Of Sentry's SDK only the client is used: none of what it does by itself (watching requests, headers, the console,
 * OpenTelemetry) may see a visitor's data.
 * @param program its name, a tag of every report.
 * @param settings `SENTRY_DSN`, `SENTRY_BROWSER_DSN`, `SENTRY_ENVIRONMENT`, `SENTRY_RELEASE`, `SENTRY_SAMPLE_RATE`.
 * @param requestId name of the request under way, under which the log has it.
 * @throws when it is not an address.
 */
export async function openReports(
  program: 'storefront' | 'backend',
  settings: ReportSettings,
  requestId: () => string | undefined = () => undefined,
): Promise<void> {
  if (opened || !settings.SENTRY_DSN) return;
  const { NodeClient, Scope, defaultStackParser, linkedErrorsIntegration, makeNodeTransport } =
    await import('@sentry/node');
  const limit = createReportLimit();
  const clientOf = (dsn: string) => {
    const client = new NodeClient({
      dsn,
      environment: settings.SENTRY_ENVIRONMENT,
      ...(settings.SENTRY_RELEASE ? { release: settings.SENTRY_RELEASE } : {}),
      // Error sampling rate of §9.
      sampleRate: settings.SENTRY_SAMPLE_RATE,
      integrations: [linkedErrorsIntegration()],
      transport: makeNodeTransport,
      stackParser: defaultStackParser,
      includeServerName: false,
      sendClientReports: false,
      // The SDK's type has more in it than what is let out.
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
    const scope = new Scope();
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
      browsers.captureEvent({ ...scrubbed, platform: 'javascript', tags }, {}, new Scope());
    },
    flush: async (within) => {
      await Promise.all([client.flush(within), browsers.flush(within)]);
    },
  };
  hearErrors(report);
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${error.stack ?? String(error)}\n`);
    report({ error, facts: {} }, 'fatal');
    void opened?.flush(LAST_WORDS).finally(() => process.exit(1));
  });
}

/**
 * What makes an error the same as another: what is said, whatever numbers are in it, and where it was thrown. It is
 * asked for every error, before the SDK makes a report of it, which takes two milliseconds.
 */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return withoutFigures(String(error));
  return `${error.name} ${withoutFigures(error.message)} ${/^\s+at .*$/m.exec(error.stack ?? '')?.[0] ?? ''}`;
}

/** The same for what a browser reported. */
function nameOfEvent({ exception, message = '' }: ScrubbedEvent): string {
  const thrown = exception?.values.at(-1);
  const frame = thrown?.stacktrace?.frames.at(-1);
  const said = thrown ? `${thrown.type} ${thrown.value}` : message;
  return `browser ${withoutFigures(said)} ${frame?.filename} ${frame?.lineno}`;
}

function withoutFigures(text: string): string {
  return text.slice(0, 200).replace(/\d+/g, '0');
}
