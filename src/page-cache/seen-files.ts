import { stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import type { BufferedResponse } from '../platform/http/response.ts';
import { containsPage, identityOf } from './page-file.ts';

/** Most files that are remembered, 300 bytes each. */
const MAX_FILES = 5_000;

/** The state of a file, and the page in it. */
interface Seen {
  stamp: string;
  identity: string;
}

/**
 * The page files that were read to see which page they contain. One that is as it was then need not be read again: its
 * inode, size and time change when any process replaces or damages it.
 */
export class SeenFiles {
  readonly #seen = new LRUCache<string, Seen>({ max: MAX_FILES });

  /** Whether a file is a whole page file of this response. */
  async contains(file: string, response: BufferedResponse): Promise<boolean> {
    const seen = this.#seen.get(file);
    const identity = identityOf(response);
    // Read before the content: a file that is replaced meanwhile is not taken for the one that was read.
    const stamp = await stampOf(file);
    if (stamp === undefined) return false;
    if (seen?.stamp === stamp) return seen.identity === identity;
    const contains = await containsPage(file, response);
    if (contains) this.#seen.set(file, { stamp, identity });
    return contains;
  }
}

async function stampOf(file: string): Promise<string | undefined> {
  const state = await stat(file).catch(() => undefined);
  return state && `${state.ino} ${state.size} ${state.mtimeMs}`;
}
