import { log } from '../log.ts';
import type { Call } from '@tourbillon/domain/contract/call.ts';
import { BackendError } from './backend-error.ts';
import { THROWN } from '@tourbillon/platform/reports/error-lines.ts';
import { scrub } from '@tourbillon/domain/reports/scrub.ts';

/** Small facts about an error: a path, a call's template. Never bodies; queries are removed. */
export type ReportContext = Record<string, string | number | undefined>;

const reported = new WeakSet<object>();

/**
 * Logs an error as one structured line without personal data (§7 and §8). The same error is logged once, even if
 * several layers report it.
 */
export function reportError(error: unknown, context: ReportContext = {}): void {
  if (isReported(error)) return;
  markReported(error);
  log.error({ ...scrubContext(context), error: describe(error), [THROWN]: reportable(error) }, 'error');
}

/**
 * Reports a call without a response. If the backend refused something that a visitor may have typed, into an address
 * or a form, this is not our error and is logged as information. A call without parameters cannot be refused for that
 * reason.
 */
export function reportFailedResponse(error: unknown, call: Call, context: ReportContext = {}): void {
  const isRefusal = error instanceof BackendError && !error.isFailure;
  if (!isRefusal || !takesWords(call)) return reportError(error, { call: call.path, ...context });
  log.info(
    { ...scrubContext(context), call: call.path, status: error.status },
    'the backend refused what was asked',
  );
}

function takesWords({ request }: Call): boolean {
  return !('entries' in request) || Object.keys(request.entries as object).length > 0;
}

/** Marks an error as logged, because its cause is already in the log. */
export function markReported(error: unknown): void {
  if (typeof error === 'object' && error !== null) reported.add(error);
}

/** Logs a response with an unusual status: 400, or a success other than 200 (§8). */
export function reportStatus(call: string, status: number): void {
  log.warn({ call, status }, 'the backend answered with an unusual status');
}

/** Logs that the backend became available or unavailable. */
export function reportState(message: string, context: ReportContext): void {
  log.warn(scrubContext(context), message);
}

function isReported(error: unknown): boolean {
  return typeof error === 'object' && error !== null && reported.has(error);
}

/** The error for the error reports. Undefined for a refusal of the backend, which is normal. */
function reportable(error: unknown): unknown {
  return error instanceof BackendError && !error.isFailure ? undefined : error;
}

function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: scrub(String(error)) };
  const facts = { name: error.name, message: scrub(error.message) };
  // The stack of an outage is useless; the stack of our own mistake is essential.
  if (error instanceof BackendError) return { ...facts, call: error.call, status: error.status };
  return { ...facts, stack: scrub(error.stack ?? '') };
}

function scrubContext(context: ReportContext): ReportContext {
  return Object.fromEntries(
    Object.entries(context).map(([name, value]) => [name, typeof value === 'string' ? scrub(value) : value]),
  );
}
