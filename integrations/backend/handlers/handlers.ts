import type { HolderAccess, RequestOf, ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { CALLS, CallName } from '@tourbillon/domain/contract/index.ts';
import type { RelyingParties } from '../accounts/passkeys/relying-parties.ts';
import type { Archive } from '../estimate/sales-archive.ts';
import type { RecordsReader } from '../catalogue/item-records.ts';
import type { ItemRows } from '../catalogue/item-rows.ts';
import type { TextMeans } from '../content-editing/content-editing.ts';
import type { ImportResult } from '../content-import/import-content.ts';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import type { Searcher } from '../search/searcher.ts';
import type { Database } from '../database/database.ts';
import type { Reads } from '../database/reads.ts';
import type { UploadFolder } from '../uploads/upload-folder.ts';
import type { MailWorker } from '../mail/mail-worker.ts';
import type { CallContext, Holder } from './call-context.ts';
import type { Illustrations } from '../media/illustrations.ts';

/** What handlers work with. */
export interface Parts {
  database: Database;
  /** The database for what pages show, which may be a little behind. */
  reads: Reads;
  catalogue: LiveCatalogue;
  items: ItemRows;
  /** Inspections and earlier prices of items. */
  records: RecordsReader;
  /** What draws where there is no photograph. */
  illustrations: Illustrations;
  search: Searcher;
  /** What estimates rest on. */
  archive: () => Promise<Archive>;
  mail: Pick<MailWorker, 'wake'>;
  /** Brings the database in step with the content folder. */
  importContent: () => Promise<ImportResult>;
  /** Where texts of the desk are, for previews. */
  texts: TextMeans;
  /** Whom the passkeys of each site are made for. */
  parties: RelyingParties;
  /** Where the staff read of new requests; undefined when nobody has said. */
  staffEmail: string | undefined;
  /** Files of requests, and the key that signs links to them. */
  uploads: { folder: UploadFolder; key: string };
}

/**
 * Answers one call. One of who is logged in comes with its holder in place of their token: the guard has seen to it
 * (`guard.ts`). @throws DomainError when there is nothing to answer with.
 */
export type Handler<Name extends CallName> = (typeof CALLS)[Name]['access'] extends HolderAccess
  ? (request: Omit<RequestOf<(typeof CALLS)[Name]>, 'token'>, holder: Holder) => Responded<Name>
  : (request: RequestOf<(typeof CALLS)[Name]>, context: CallContext) => Responded<Name>;

type Responded<Name extends CallName> = Promise<ResponseOf<(typeof CALLS)[Name]>>;

/** One handler for every call of the contract; a missing one is a type error. */
export type Handlers = { [Name in CallName]: Handler<Name> };
