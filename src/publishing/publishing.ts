import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { CaughtUp } from './publishing-message.ts';

/** Keeps the pages of a storefront process current with the backends' changes. */
export interface Publishing {
  start(): void;
  stop(): Promise<void>;
  /** See `Follower.catchUp`. With several workers, all have read the feeds when it resolves. */
  catchUp(limit: number, since: number): Promise<CaughtUp>;
  /** One host of each backend. */
  readonly backends: Locale[];
  /** Pages that this process still has to render. */
  readonly waiting: number;
  /** Seconds since all feeds were last read. */
  readonly sinceRead: number;
}
