import type { Reason } from '@tourbillon/domain/contract/reasons.ts';

/** Why nothing comes of a call. What a protocol makes of each is the matter of `http/error-response.ts`. */
export type DomainErrorKind =
  /** Nobody is logged in, or no longer. */
  | 'unauthenticated'
  /** The caller may not have it. */
  | 'forbidden'
  /** What was asked for does not exist. */
  | 'not-found'
  /** Something in the request is not acceptable. */
  | 'invalid'
  /** Somebody else has changed it meanwhile. */
  | 'conflict'
  /** It could be done, and cannot be now. */
  | 'unavailable'
  /** The visitor's browser has to do some work first. */
  | 'work-required'
  /** It was tried too often. */
  | 'too-many-attempts';

/** What a caller may know beside the kind. */
export interface DomainErrorDetails {
  /** Messages by request field. */
  errors?: Readonly<Record<string, string[]>>;
  /** Seconds to wait before the next attempt. */
  retryAfter?: number;
  /** What is true now, of a conflict. */
  current?: object;
  /** What is wrong with a request where fields do not say it. */
  problems?: object;
  /** How much work the browser has to do first (`contract/visitor.ts`). */
  work?: number;
}

/** A call that ends without a result, for a reason that its caller may know. */
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

/** What was asked for does not exist. */
export function notFound(what: string): DomainError {
  return new DomainError('not-found', `${what} not found`);
}

/** The request cannot be accepted. @param errors messages by field. */
export function invalid(message: string, errors?: Readonly<Record<string, string[]>>): DomainError {
  return new DomainError('invalid', message, errors && { errors });
}

/** A field of the request is not acceptable, and why. */
export function refused(field: string, reason: Reason): DomainError {
  return invalid('The request is not valid', { [field]: [reason] });
}

/** Somebody else was faster. @param current what is true now. */
export function conflict(message: string, current: object): DomainError {
  return new DomainError('conflict', message, { current });
}

/** Nobody is logged in by that, or no longer. */
export function unauthorised(): DomainError {
  return new DomainError('unauthenticated', 'Not logged in');
}

/** It was tried too often. @param seconds to wait before the next attempt. */
export function tooMany(seconds: number): DomainError {
  return new DomainError('too-many-attempts', 'Too many tries', { retryAfter: seconds });
}

/** The visitor's browser has to do some work first. @param work as a multiple of what every form asks for. */
export function workFirst(work: number): DomainError {
  return new DomainError('work-required', 'Proof of work required', { work });
}
