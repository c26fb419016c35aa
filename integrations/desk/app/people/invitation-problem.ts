import type { HttpError } from 'react-admin';
import type { DeskKey } from '../../messages/index.ts';

/** Why an invitation was refused: the address has access already, or is none. */
export function invitationProblem({ status, body }: Pick<HttpError, 'status' | 'body'>): DeskKey {
  if (status !== 422) return 'desk.failed';
  const { errors } = (body ?? {}) as { errors?: { email?: string[] } };
  return errors?.email?.includes('email_same') ? 'people.hasAccess' : 'actions.error_email';
}
