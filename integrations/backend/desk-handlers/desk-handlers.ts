import type { DESK_CALLS, DeskCallName } from '@tourbillon/domain/desk/desk-calls.ts';
import type { DeskRequestOf, DeskResponseOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { Hosts } from '@tourbillon/domain/i18n/hosts.ts';
import type { Unpublished } from '@tourbillon/domain/contract/preview-link.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { TextMeans } from '../content-editing/content-editing.ts';
import type { Database } from '../database/database.ts';
import type { DeskSessionRow } from '../desk-people/desk-people.ts';
import type { StaffRow } from '../database/schema/index.ts';
import type { PhotographStore } from '../photographs/photograph-store.ts';
import type { SecurityEvents } from '../security-events/security-events.ts';
import type { UploadFolder } from '../uploads/upload-folder.ts';

/** Who makes a call of the desk. */
export interface DeskCaller {
  colleague: StaffRow;
  session: DeskSessionRow;
}

/** What a call comes with beside its request. */
export interface DeskContext {
  /** The database; of a call that the audit log has, its transaction. */
  tx: Database;
  /** Browser and system, as far as they are known. */
  device: string;
  /** Keyed hash of the network it comes from; empty where it is not known. */
  network: string;
  /** The file that came, of a call that takes one. */
  body: ReadableStream<Uint8Array> | null;
}

/** What handlers of the desk work with beside the database. */
export interface DeskServices {
  /** Files of requests, and the key that signs links to them. */
  uploads: { folder: UploadFolder; key: string };
  /** Photographs of items. */
  photographs: PhotographStore;
  events: SecurityEvents;
  dataDir: string;
  /** Where texts are published, and how they are taken in. */
  texts: TextMeans & {
    importContent: () => Promise<unknown>;
  };
  /** A link to something that is not published, on a site. */
  previewLink: (locale: Locale, what: Unpublished) => string;
  /** The folder of the shop's texts. */
  contentFolder: string;
  /** Public address of each site. */
  origins: Hosts['origins'];
  /** Address of the desk, as the people of the shop open it. */
  deskUrl: string;
}

/** What a call is answered with, and the numbers of the rows it read or changed, for the audit log. */
export interface DeskResult<Name extends DeskCallName> {
  response: DeskResponseOf<(typeof DESK_CALLS)[Name]>;
  rows?: readonly number[];
  /** What is done when the transaction is over, before the call is answered. */
  after?: () => Promise<unknown>;
}

/** Answers one call of the desk: the routes have seen to who makes it. @throws DomainError when there is nothing to answer with. */
export type DeskHandler<Name extends DeskCallName> = (
  request: DeskRequestOf<(typeof DESK_CALLS)[Name]>,
  context: (typeof DESK_CALLS)[Name]['access'] extends 'anybody' ? DeskContext : DeskContext & DeskCaller,
) => Promise<DeskResult<Name>>;

/** One handler for every call of the desk; a missing one is a type error. */
export type DeskHandlers = { [Name in DeskCallName]: DeskHandler<Name> };
