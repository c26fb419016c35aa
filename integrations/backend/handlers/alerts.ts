import { endLetters } from '../alerts/end-letters.ts';
import type { Handler, HandlerServices } from './handlers.ts';

/** Ends the letters that an unsubscribe link names. */
export function endLettersHandler({ database, uploads }: HandlerServices): Handler<'endLetters'> {
  return async ({ token }) => {
    await endLetters(database, token, uploads.key);
    return { data: { status: 'ended' } };
  };
}
