import type { HolderAccess, RequestOf, ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { CALLS, CallName } from '@tourbillon/domain/contract/index.ts';
import type { RelyingParties } from '../accounts/passkeys/relying-parties.ts';
import type { Archive } from '../estimate/sales-archive.ts';
import type { RecordsReader } from '../catalogue/item-records.ts';
import type { ItemRows } from '../catalogue/item-rows.ts';
import type { PublishContext } from '../content-editing/content-editing.ts';
import type { ImportResult } from '../content-import/import-content.ts';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import type { SalesReader } from '../price-history/price-history.ts';
import type { Searcher } from '../search/searcher.ts';
import type { Database } from '../database/database.ts';
import type { Reads } from '../database/reads.ts';
import type { UploadFolder } from '../uploads/upload-folder.ts';
import type { MailWorker } from '../mail/mail-worker.ts';
import type { CallContext, Holder } from './call-context.ts';
import type { Illustrations } from '../media/illustrations.ts';

/** Dependencies of the handlers. */
export interface HandlerServices {
  database: Database;
  /** The database for reading pages. A replica may be a little behind. */
  reads: Reads;
  catalogue: LiveCatalogue;
  items: ItemRows;
  /** Inspections and earlier prices of items. */
  records: RecordsReader;
  /** Past sales by reference. */
  sales: SalesReader;
  /** Draws an illustration if there is no photograph. */
  illustrations: Illustrations;
  search: Searcher;
  /** The data for estimates. */
  archive: () => Promise<Archive>;
  mail: Pick<MailWorker, 'wake'>;
  /** Updates the database from the content folder. */
  importContent: () => Promise<ImportResult>;
  /** What a preview needs to render texts of the desk. */
  texts: PublishContext;
  /** The WebAuthn relying party of each site. */
  parties: RelyingParties;
  /** Mailbox of the staff for new requests; undefined if it is not set. */
  staffEmail: string | undefined;
  /** Files of requests, and the key that signs links to them. */
  uploads: { folder: UploadFolder; key: string };
}

/**
 * Answers one call. In a call with authentication, `guard.ts` has replaced the token with the holder of the account.
 * @throws DomainError when there is no answer.
 */
export type Handler<Name extends CallName> = (typeof CALLS)[Name]['access'] extends HolderAccess
  ? (request: Omit<RequestOf<(typeof CALLS)[Name]>, 'token'>, holder: Holder) => Responded<Name>
  : (request: RequestOf<(typeof CALLS)[Name]>, context: CallContext) => Responded<Name>;

type Responded<Name extends CallName> = Promise<ResponseOf<(typeof CALLS)[Name]>>;

/** One handler for every call of the contract; a missing one is a type error. */
export type Handlers = { [Name in CallName]: Handler<Name> };
