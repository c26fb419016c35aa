import { waitingDrafts } from '../content-import/drafts.ts';
import { readFeed } from '../feed/read-feed.ts';
import type { Handler, HandlerServices } from './handlers.ts';

/**
 * The feed of changes. The handler waits until replica and catalogue are up to date, so that a reader that then
 * fetches a changed page gets the new version.
 */
export function changesHandler({ database, reads, catalogue }: HandlerServices): Handler<'changes'> {
  return async ({ since }) => {
    const { complete, feed, cursor, changes } = await readFeed(database, since);
    if (changes.length > 0 || !complete) {
      await reads.settled();
      await catalogue.refresh();
    }
    return {
      complete,
      feed,
      cursor,
      data: changes.map(({ tags, what, at }) => ({ tags, what, at: at.toISOString() })),
    };
  };
}

/** Imports the content folder. */
export function importContentHandler(parts: HandlerServices): Handler<'importContent'> {
  return async () => {
    const { changed, broken } = await parts.importContent();
    return { changed, broken, drafts: await waitingDrafts(parts.database) };
  };
}
