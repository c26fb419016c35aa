import type { Logger } from 'pino';
import type { DESK_CALLS, DeskCallName } from '@tourbillon/domain/desk/desk-calls.ts';
import type { DeskRequestOf, DeskResponseOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { Hosts } from '@tourbillon/domain/i18n/hosts.ts';
import type { Unpublished } from '@tourbillon/domain/contract/preview-link.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { PublishContext } from '../content-editing/content-editing.ts';
import type { Database } from '../database/database.ts';
import type { DeskSessionRow } from '../desk-people/desk-people.ts';
import type { StaffRow } from '../database/schema/index.ts';
import type { PhotographStore } from '../photographs/photograph-store.ts';
import type { SecurityEvents } from '../security-events/security-events.ts';
import type { UploadFolder } from '../uploads/upload-folder.ts';

/** The caller of a desk call. */
export interface DeskCaller {
  colleague: StaffRow;
  session: DeskSessionRow;
}

/** The context of a call besides its request. */
export interface DeskContext {
  /** The database; for a call with an audit entry, its transaction. */
  tx: Database;
  /** Browser and system, as far as known. */
  device: string;
  /** Keyed hash of the caller's network; empty where it is not known. */
  network: string;
  /** The uploaded file, for a call that takes one. */
  body: ReadableStream<Uint8Array> | null;
}

/** The services for handlers of the desk, besides the database. */
export interface DeskServices {
  /** Files of requests, and the key that signs links to them. */
  uploads: { folder: UploadFolder; key: string };
  /** Photographs of items. */
  photographs: PhotographStore;
  events: SecurityEvents;
  dataDir: string;
  /** For work that outlives its call. */
  log: Pick<Logger, 'error'>;
  /** The content folder to which the desk publishes, and how its files are imported; `failed` are to be tried again. */
  texts: PublishContext & {
    importContent: () => Promise<{ failed: readonly string[] }>;
  };
  /** A preview link to something unpublished, on one of the sites. */
  previewLink: (locale: Locale, what: Unpublished) => string;
  /** The folder of the shop's texts. */
  contentFolder: string;
  /** Public address of each site. */
  origins: Hosts['origins'];
  /** Public address of the desk. */
  deskUrl: string;
}

/** The response of a call, and the ids of the rows that it read or changed, for the audit log. */
export interface DeskResult<Name extends DeskCallName> {
  response: DeskResponseOf<(typeof DESK_CALLS)[Name]>;
  rows?: readonly number[];
  /**
   * Runs after the transaction; returns the response as it is then. It must not reject: what the call has changed is
   * stored.
   */
  after?(
    response: DeskResponseOf<(typeof DESK_CALLS)[Name]>,
  ): Promise<DeskResponseOf<(typeof DESK_CALLS)[Name]>>;
}

/** Handles one call of the desk; the routes have checked the caller. @throws DomainError when there is no result. */
export type DeskHandler<Name extends DeskCallName> = (
  request: DeskRequestOf<(typeof DESK_CALLS)[Name]>,
  context: (typeof DESK_CALLS)[Name]['access'] extends 'anybody' ? DeskContext : DeskContext & DeskCaller,
) => Promise<DeskResult<Name>>;

/** One handler for every call of the desk; a missing one is a type error. */
export type DeskHandlers = { [Name in DeskCallName]: DeskHandler<Name> };
