import type { Reason } from '@tourbillon/domain/contract/reasons.ts';

/** Why a call has no result. `http/error-response.ts` translates each kind into HTTP. */
export type DomainErrorKind =
  /** There is no session, or it has ended. */
  | 'unauthenticated'
  /** The caller has no permission. */
  | 'forbidden'
  /** The requested object does not exist. */
  | 'not-found'
  /** A part of the request is not valid. */
  | 'invalid'
  /** Somebody else has changed it meanwhile. */
  | 'conflict'
  /** It cannot be done at the moment. */
  | 'unavailable'
  /** The visitor's browser has to do a proof of work first. */
  | 'work-required'
  /** There were too many attempts. */
  | 'too-many-attempts';

/** Details for the caller. */
export interface DomainErrorDetails {
  /** Messages by request field. */
  errors?: Readonly<Record<string, string[]>>;
  /** Seconds to wait before the next attempt. */
  retryAfter?: number;
  /** For a conflict: the current state. */
  current?: object;
  /** Problems that the fields of `errors` cannot express. */
  problems?: object;
  /** The amount of the proof of work (`contract/visitor-headers.ts`). */
  work?: number;
}

/** A call that ends without a result, with a reason for its caller. */
export class DomainError extends Error {
  override readonly name: string = 'DomainError';
  readonly kind: DomainErrorKind;
  readonly errors: DomainErrorDetails['errors'];
  readonly retryAfter: DomainErrorDetails['retryAfter'];
  readonly work: DomainErrorDetails['work'];
  readonly current: DomainErrorDetails['current'];
  readonly problems: DomainErrorDetails['problems'];

  constructor(
    kind: DomainErrorKind,
    message: string,
    { errors, retryAfter, work, current, problems }: DomainErrorDetails = {},
  ) {
    super(message);
    this.kind = kind;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.work = work;
    this.current = current;
    this.problems = problems;
  }
}

/** The requested object does not exist. */
export function notFound(what: string): DomainError {
  return new DomainError('not-found', `${what} not found`);
}

/** The request is not valid. @param errors messages by field. */
export function invalid(message: string, errors?: Readonly<Record<string, string[]>>): DomainError {
  return new DomainError('invalid', message, errors && { errors });
}

/** A field of the request is not valid. */
export function refused(field: string, reason: Reason): DomainError {
  return invalid('The request is not valid', { [field]: [reason] });
}

/** Somebody else has changed the object meanwhile. @param current the current state. */
export function conflict(message: string, current: object): DomainError {
  return new DomainError('conflict', message, { current });
}

/** Nobody is logged in, or the session has ended. */
export function unauthorised(): DomainError {
  return new DomainError('unauthenticated', 'Not logged in');
}

/** There were too many attempts. @param seconds to wait before the next attempt. */
export function tooMany(seconds: number): DomainError {
  return new DomainError('too-many-attempts', 'Too many tries', { retryAfter: seconds });
}

/** The visitor's browser has to do a proof of work first. @param work as a multiple of the work for every form. */
export function workFirst(work: number): DomainError {
  return new DomainError('work-required', 'Proof of work required', { work });
}
