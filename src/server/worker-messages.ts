import type { AheadPage } from '../page-cache/prerendered-index.ts';
import type { TallyReport } from '../publishing/change-batch.ts';

/** What became of changes, and how many pages are still to be made. */
export type CaughtUp = TallyReport & { waiting: number };

/**
 * What the workers of one storefront say to one another; their supervisor passes it on. One of them, the publisher,
 * makes the pages rendered ahead; the others are told of each.
 */
export type Word =
  /** Supervisor to one: from now on it makes the pages. */
  | { word: 'publish' }
  /** Publisher to the others: a page on disk is new, or gone (null). */
  | { word: 'page'; key: string; page: AheadPage | null }
  /** Publisher to the others: the list of pages on disk is complete again. */
  | { word: 'sealed' }
  /** One to all, itself included: look at the feeds now; all answer. */
  | { word: 'catch up'; id: string; limit: number; since: number }
  | { word: 'caught up'; id: string; done: CaughtUp }
  /** Supervisor to one: tell your figures. */
  | { word: 'figures'; id: string }
  | { word: 'figures are'; id: string; figures: object[] }
  /** Supervisor to all: the backend is about to be replaced, keep your calls; each answers that it does. */
  | { word: 'hold'; id: string }
  | { word: 'held'; id: string }
  /** It is back. */
  | { word: 'release' }
  /** Supervisor to one: answer what has begun and go. */
  | { word: 'leave'; within: number };

/** Reads a message of the channel between processes; other things travel there as well. */
export function readWord(message: unknown): Word | undefined {
  return typeof message === 'object' && message !== null && 'word' in message ? (message as Word) : undefined;
}
