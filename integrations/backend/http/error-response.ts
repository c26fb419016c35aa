import type { Context } from 'hono';
import type { DomainError, DomainErrorKind } from '../errors/domain-error.ts';

/** The status of each kind of error that a response may report. */
const STATUSES = {
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  invalid: 422,
  conflict: 409,
  unavailable: 503,
  'work-required': 428,
  'too-many-attempts': 429,
} as const satisfies Record<DomainErrorKind, number>;

/** The response to a call that failed with a domain error. */
export function errorResponse(
  context: Context,
  { kind, message, errors, retryAfter, work, current, problems }: DomainError,
): Response {
  return context.json(
    {
      message,
      ...(errors && { errors }),
      ...(retryAfter && { retry_after: retryAfter }),
      ...(work && { proof_of_work: work }),
      ...(current && { current }),
      ...(problems && { problems }),
    },
    STATUSES[kind],
  );
}
