import type { Session } from '../database/session.ts';

/**
 * Gives the feed of changes another name: after a restore the numbers of changes are given out once more, and who had
 * read further must not take the new ones for those. Everything counts as changed to somebody who asks with an old
 * place.
 */
export async function renewFeedId(session: Session): Promise<void> {
  await session.query('update change_feed set id = gen_random_uuid()');
}
