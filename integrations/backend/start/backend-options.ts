import type { TelegramSettings } from '../staff-notices/telegram.ts';
import type { Logger } from 'pino';
import type { Hosts } from '@tourbillon/domain/i18n/hosts.ts';
import type { Database } from '../database/database.ts';
import type { CallerCheck } from '../http/caller-check.ts';
import type { MailSettings } from '../mail/open-transport.ts';
import type { Progress } from '../process/startup-progress.ts';

/** Options of a backend. */
export interface BackendOptions {
  /** 0 chooses a free port. */
  port: number;
  host?: string;
  /** Data directory with PGlite and its lock. */
  dataDir: string;
  /** Address of a PostgreSQL server; without it, PGlite is used. */
  databaseUrl?: string;
  /** Address of its streaming replica, for reading pages. */
  databaseReadUrl?: string;
  /** Milliseconds that the replica may be behind; above this, the primary is read. */
  replicaLagLimit?: number;
  prefix?: string;
  /** Origin of each site, for links in letters; by default from the environment. */
  origins?: Hosts['origins'];
  /** Mail transport; by default files in `dataDir`. */
  mail?: Partial<MailSettings>;
  /** Mailbox of the staff for new requests. */
  staffEmail?: string;
  /** Telegram chats for notices to the staff, in addition to letters. */
  telegram?: TelegramSettings | undefined;
  /** Source of exchange rates, fetched every hour; without it, the shop sets the rates itself. */
  ratesUrl?: string;
  /** Whether an empty database is filled with the demonstration; true by default. */
  demonstration?: boolean;
  /** Another content folder, for tests. */
  contentFolder?: string;
  /** Secret that signs the operator's calls; by default from a file in `dataDir`. */
  publishSecret?: string;
  /** Signature check of callers; by default decided by the listening address and the environment. */
  callers?: CallerCheck;
  checkResponses?: boolean;
  /**
   * Trial mode, perhaps on a copy of real data: the backend answers, but runs no jobs. It sends no letters, deletes
   * nothing, and keeps files in the data directory even if a bucket is configured.
   */
  trial?: boolean;
  /** Whether to listen only when the first search is fast, for one of several backends while another answers. */
  warm?: boolean;
  log?: Logger;
  onProgress?: Progress;
}

/** A running backend. */
export interface Backend {
  url: string;
  /** For scripts and tests in the same process, because PGlite can be opened only once. */
  database: Database;
  /** Resolves when the indexes of search and archive are there, or could not be built. */
  warmed: Promise<unknown>;
  /** Finishes requests, closes the database and releases the lock. */
  close(): Promise<void>;
}
