import { endAlert } from '../alerts/end-alert.ts';
import type { Handler, Parts } from './handlers.ts';

/** Ends what the link of a letter names. */
export function endAlertHandler({ database, uploads }: Parts): Handler<'endAlert'> {
  return async ({ token }) => {
    await endAlert(database, token, uploads.key);
    return { data: { status: 'ended' } };
  };
}
