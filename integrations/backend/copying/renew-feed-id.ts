import type { Session } from '../database/session.ts';

/**
 * Gives the feed of changes a new id. After a restore, ids of changes are used a second time, so a reader with an old
 * cursor must not confuse the new changes with the old ones. For such a reader everything counts as changed.
 */
export async function renewFeedId(session: Session): Promise<void> {
  await session.query('update change_feed set id = gen_random_uuid()');
}
