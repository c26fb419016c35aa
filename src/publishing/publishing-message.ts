import type { PrerenderedPage } from '../page-cache/prerendered-index.ts';
import type { PublishReport } from './change-batch.ts';

/** What became of changes, and how many pages are still to be made. */
export type CaughtUp = PublishReport & { waiting: number };

/**
 * What the workers of one storefront say to one another of publishing; their supervisor passes it on. One of them, the
 * publisher, makes the prerendered pages; the others are notified of each.
 */
export type PublishingMessage =
  /** Supervisor to one: from now on it makes the pages. */
  | { word: 'publish' }
  /** Publisher to the others: a page on disk is new, or gone (null). */
  | { word: 'page'; key: string; page: PrerenderedPage | null }
  /** Publisher to the others: the list of pages on disk is complete again. */
  | { word: 'sealed' }
  /** One to all, itself included: look at the feeds now; all answer. */
  | { word: 'catch up'; id: string; limit: number; since: number }
  | { word: 'caught up'; id: string; done: CaughtUp };
