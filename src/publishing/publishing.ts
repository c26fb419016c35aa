import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { CaughtUp } from './publishing-message.ts';

/** Keeps a storefront process true to the backends' changes. */
export interface Publishing {
  start(): void;
  stop(): Promise<void>;
  /** See `Follower.catchUp`. In a group of workers all have looked when it settles. */
  catchUp(limit: number, since: number): Promise<CaughtUp>;
  /** A host of each backend. */
  readonly backends: Locale[];
  /** Pages this process has yet to make. */
  readonly waiting: number;
  /** Seconds since all feeds were read. */
  readonly sinceRead: number;
}
