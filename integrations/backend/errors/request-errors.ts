import type { Reason } from '@tourbillon/domain/contract/reasons.ts';

/** An answer that is not a success: its status and what the body says. */
export class Failure extends Error {
  override readonly name: string = 'Failure';
  readonly status: 401 | 403 | 404 | 422 | 428 | 429;
  /** Messages by request field, for 422. */
  readonly errors: Readonly<Record<string, string[]>> | undefined;
  /** Seconds to wait, for 429. */
  readonly retryAfter: number | undefined;
  /** How much work the visitor's browser has to do first, for 428 (`contract/visitor.ts`). */
  readonly work: number | undefined;

  constructor(
    status: Failure['status'],
    message: string,
    errors?: Record<string, string[]>,
    retryAfter?: number,
    work?: number,
  ) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.work = work;
  }
}

/** What was asked for does not exist. */
export function notFound(what: string): Failure {
  return new Failure(404, `${what} not found`);
}

/** A field of the request is not acceptable, and why. */
export function refused(field: string, reason: Reason): Failure {
  return new Failure(422, 'The request is not valid', { [field]: [reason] });
}

/** Nobody is logged in by that, or no longer. */
export function unauthorised(): Failure {
  return new Failure(401, 'Not logged in');
}

/** It was tried too often. @param seconds to wait before the next try. */
export function tooMany(seconds: number): Failure {
  return new Failure(429, 'Too many tries', undefined, seconds);
}

/** The visitor's browser has to do some work first. @param work as a multiple of what every form asks for. */
export function workFirst(work: number): Failure {
  return new Failure(428, 'Proof of work required', undefined, undefined, work);
}
