import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { PHOTO_LIMITS } from '@tourbillon/domain/contract/photos.ts';
import type { PhotoStore } from './photo-store.ts';
import { isUpload, newUpload } from './photo-store.ts';
import { QuotaExceeded } from './quota.ts';
import { PhotoRefusal, type PhotoReason } from './refusal.ts';

/** Most text fields in a form with files, and most bytes of each. */
const TEXT_LIMITS = { fields: 60, fieldSize: 16 * 1024 } as const;

/** Most bytes of a whole form: ten files and the rest of the form. */
const BODY_LIMIT = PHOTO_LIMITS.count * PHOTO_LIMITS.bytes + 1024 * 1024;

/** Where the files of a form are stored, and for whom. */
interface FileStorage {
  store: PhotoStore;
  /** Keyed hashes of the visitor's networks, narrowest first. */
  networks: readonly string[];
}

/** What was received of a form. */
interface ReceivedForm {
  /** The text fields. */
  fields: URLSearchParams;
  /** Id of the upload with the stored files. */
  upload?: string | undefined;
  /** Why the first file was refused. */
  refused?: PhotoReason;
  /** The exceeded quota, if a file did not fit. */
  exceeded?: QuotaExceeded;
  /** The error of the first file that could not be stored. */
  failure?: unknown;
}

/**
 * Receives a form with files that was sent without scripts. Each file is streamed to the store, and nothing is
 * decoded yet. The field `refused_photo` contains the reason of a refused file; `unkept_photo` contains the exceeded
 * quota, or `disk`; the other files are stored under `upload`.
 * @param networks keyed hashes of the visitor's networks, narrowest first.
 * @param report gets the error if a file could not be stored.
 * @returns the form's fields; undefined if the body is not a form, or is too large.
 */
export async function receiveForm(
  req: IncomingMessage,
  store: PhotoStore,
  networks: readonly string[] = [],
  report: (error: unknown) => void = () => undefined,
): Promise<URLSearchParams | undefined> {
  if (Number(req.headers['content-length'] ?? 0) > BODY_LIMIT) return undefined;
  const parser = openParser(req);
  if (!parser) return undefined;
  const received = await parse(req, parser, { store, networks });
  if (!received) return undefined;
  const { fields, upload, refused, exceeded, failure } = received;
  if (upload) fields.set('upload', upload);
  if (refused) fields.set('refused_photo', refused);
  if (exceeded) fields.set('unkept_photo', exceeded.scope);
  if (failure !== undefined) {
    report(failure);
    fields.set('unkept_photo', 'disk');
  }
  return fields;
}

/** A parser for the body of a request. Undefined if the body is not a form. */
function openParser(req: IncomingMessage): BusboyInstance | undefined {
  try {
    return new Busboy({
      headers: req.headers as BusboyHeaders,
      limits: { ...TEXT_LIMITS, files: PHOTO_LIMITS.count + 2 },
    });
  } catch {
    return undefined;
  }
}

/** Reads the whole form and stores its files. Undefined if the form is incomplete or invalid. */
async function parse(
  req: IncomingMessage,
  parser: BusboyInstance,
  storage: FileStorage,
): Promise<ReceivedForm | undefined> {
  const received: ReceivedForm = { fields: new URLSearchParams() };
  const { promise: whole, resolve, reject } = Promise.withResolvers<void>();
  const files: Readable[] = [];
  // One after another, so that the files are stored in the order of the form.
  let stored = Promise.resolve();
  parser.on('field', (name, value) => {
    if (name === 'upload') received.upload = isUpload(value) ? value : undefined;
    else if (!/^(refused|unkept)_photo$/.test(name)) received.fields.append(name, value);
  });
  parser.on('file', (_field, file, name) => {
    files.push(file);
    // An aborted part never ends by itself, so the form would never finish.
    file.on('error', (error) => {
      file.destroy(error);
      reject(error);
    });
    // A file field without a chosen file is sent as a file without a name.
    if (!name) return void file.resume();
    stored = stored.then(() => storeFile(file, name, received, storage));
  });
  parser.on('filesLimit', () => (received.refused ??= 'file_count'));
  try {
    parser.on('finish', resolve);
    parser.on('error', reject);
    req.on('error', reject);
    req.on('aborted', () => reject(new Error('The sender is gone')));
    req.pipe(parser);
    await whole;
  } catch (error) {
    // A file that is being stored would wait for its bytes forever.
    for (const file of files) file.destroy(error as Error);
    return undefined;
  }
  await stored;
  return received;
}

/** Stores one file of a form, or notes why it could not be stored. */
async function storeFile(
  file: Readable,
  name: string,
  received: ReceivedForm,
  { store, networks }: FileStorage,
): Promise<void> {
  try {
    // A refusal in the middle of a file must not destroy its part: the rest of the form could not be read any more.
    const bytes = file.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
    // Nothing is decoded before the rest of the form has passed the robot check.
    await store.take((received.upload ??= newUpload()), name, bytes, { networks, decodes: false });
  } catch (error) {
    if (error instanceof PhotoRefusal) received.refused ??= error.reason;
    else if (error instanceof QuotaExceeded) received.exceeded ??= error;
    else received.failure ??= error;
  } finally {
    file.resume();
  }
}
