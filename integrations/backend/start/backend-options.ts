import type { TelegramSettings } from '../staff-notices/telegram.ts';
import type { Logger } from 'pino';
import type { Hosts } from '@tourbillon/domain/i18n/hosts.ts';
import type { Database } from '../database/database.ts';
import type { CallerCheck } from '../http/caller-check.ts';
import type { MailSettings } from '../mail/open-transport.ts';
import type { Progress } from '../process/startup-progress.ts';

/** How a backend is started. */
export interface BackendOptions {
  /** 0 takes a free port. */
  port: number;
  host?: string;
  /** Where PGlite and its lock live; not used with `databaseUrl`. */
  dataDir: string;
  /** Address of a PostgreSQL; without it PGlite is used. */
  databaseUrl?: string;
  /** Address of a streaming replica of it, for what pages show. */
  databaseReadUrl?: string;
  /** Milliseconds the replica may be behind before the primary is read instead. */
  replicaLagLimit?: number;
  prefix?: string;
  /** Public address of each site, for links in letters; of the environment by default. */
  origins?: Hosts['origins'];
  /** How letters leave; by default as files under `dataDir`. */
  mail?: Partial<MailSettings>;
  /** Where the staff read of new requests. */
  staffEmail?: string;
  /** Where the staff is told of what comes, beside their letters. */
  telegram?: TelegramSettings | undefined;
  /** Where exchange rates are asked for every hour; without it the shop sets them itself. */
  ratesUrl?: string;
  /** Whether an empty database becomes the demonstration shop: true by default. */
  demonstration?: boolean;
  /** Another content folder, for tests. */
  contentFolder?: string;
  /** What signs the operator's own calls; by default a file of `dataDir` has one. */
  publishSecret?: string;
  /** Who may call; by default what its address and the environment say. */
  callers?: CallerCheck;
  checkResponses?: boolean;
  /**
   * Whether it is only tried, perhaps on a copy of the true data: it answers, and does nothing of its own accord. No
   * letter leaves, nothing is deleted, and files are in the data directory whatever bucket is configured.
   */
  trial?: boolean;
  /** Whether it listens only when the first search will be answered at once: one of several, of which another answers. */
  warm?: boolean;
  log?: Logger;
  onProgress?: Progress;
}

/** A running backend. */
export interface Backend {
  url: string;
  /** For scripts and tests in the same process; PGlite can be opened only once. */
  database: Database;
  /** Finishes requests, closes the database and releases the lock. */
  close(): Promise<void>;
}
