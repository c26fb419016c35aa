import { endLetters } from '../alerts/end-letters.ts';
import type { Handler, Parts } from './handlers.ts';

/** Ends what the link of a letter names. */
export function endLettersHandler({ database, uploads }: Parts): Handler<'endLetters'> {
  return async ({ token }) => {
    await endLetters(database, token, uploads.key);
    return { data: { status: 'ended' } };
  };
}
