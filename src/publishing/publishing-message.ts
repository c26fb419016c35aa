import type { PrerenderedPage } from '../page-cache/prerendered-index.ts';
import type { PublishReport } from './change-batch.ts';

/** The effect of changes, and the number of pages still to be rendered. */
export type CaughtUp = PublishReport & { waiting: number };

/**
 * Messages about publishing between the workers of one storefront, forwarded by their supervisor. One worker, the
 * publisher, renders the prerendered pages and notifies the others of each.
 */
export type PublishingMessage =
  /** Supervisor to one worker: become the publisher. */
  | { word: 'publish' }
  /** Publisher to the others: a page on disk is new, or was removed (null). */
  | { word: 'page'; key: string; page: PrerenderedPage | null }
  /** Publisher to the others: the list of pages on disk is complete again. */
  | { word: 'sealed' }
  /** Supervisor to all: another process has rendered the pages, and their list is on disk (decision 722). */
  | { word: 'rendered' }
  /** One worker to all, including itself: read the feeds now. All respond. */
  | { word: 'catch up'; id: string; limit: number; since: number }
  | { word: 'caught up'; id: string; done: CaughtUp };
