import { log } from '../log.ts';
import type { Call } from '@tourbillon/domain/contract/call.ts';
import { BackendError } from './backend-error.ts';
import { THROWN } from '@tourbillon/platform/reports/error-lines.ts';
import { scrub } from '@tourbillon/domain/reports/scrub.ts';

/** Small facts beside an error: a path, a call's template. Never bodies; queries are cut off. */
export type ReportContext = Record<string, string | number | undefined>;

const reported = new WeakSet<object>();

/**
 * Logs an error as one structured line without anything personal (§7 and §8). The same
 * error is logged once, however many layers report it.
 */
export function reportError(error: unknown, context: ReportContext = {}): void {
  if (isReported(error)) return;
  markReported(error);
  log.error({ ...scrubContext(context), error: describe(error), [THROWN]: reportable(error) }, 'error');
}

/**
 * Notes that a call brought no response. A refusal of what a visitor may have typed, into an address or a form, is no
 * error of ours: it is counted and logged as information. A call that takes nothing from anybody cannot be refused for
 * that.
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

/** Says that an error needs no line of its own, because what caused it is in the log. */
export function markReported(error: unknown): void {
  if (typeof error === 'object' && error !== null) reported.add(error);
}

/** Logs a response the HTTP layer must note: 400 and any non-200 success (§8). */
export function reportStatus(call: string, status: number): void {
  log.warn({ call, status }, 'the backend answered with an unusual status');
}

/** Logs that the backend came or went. */
export function reportState(message: string, context: ReportContext): void {
  log.warn(scrubContext(context), message);
}

function isReported(error: unknown): boolean {
  return typeof error === 'object' && error !== null && reported.has(error);
}

/** What goes to the error service as well: a backend that refused what was asked of it did as it should. */
function reportable(error: unknown): unknown {
  return error instanceof BackendError && !error.isFailure ? undefined : error;
}

function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: scrub(String(error)) };
  const facts = { name: error.name, message: scrub(error.message) };
  // Where an outage was noticed says nothing; where a mistake of ours is says all.
  if (error instanceof BackendError) return { ...facts, call: error.call, status: error.status };
  return { ...facts, stack: scrub(error.stack ?? '') };
}

function scrubContext(context: ReportContext): ReportContext {
  return Object.fromEntries(
    Object.entries(context).map(([name, value]) => [name, typeof value === 'string' ? scrub(value) : value]),
  );
}
