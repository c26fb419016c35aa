import type { Reason } from '#src/contract/reasons.ts';

/** An answer that is not a success: its status and what the body says. */
export class Failure extends Error {
  override readonly name: string = 'Failure';
  readonly status: 403 | 404 | 422;
  /** Messages by request field, for 422. */
  readonly errors: Readonly<Record<string, string[]>> | undefined;

  constructor(status: 403 | 404 | 422, message: string, errors?: Record<string, string[]>) {
    super(message);
    this.status = status;
    this.errors = errors;
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
