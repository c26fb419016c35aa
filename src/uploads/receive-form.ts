import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { PHOTO_LIMITS } from '@tourbillon/domain/contract/photos.ts';
import type { PhotoStore } from './photo-store.ts';
import { isUpload, newUpload } from './photo-store.ts';
import { NoRoom } from './quota.ts';
import { PhotoRefusal, type PhotoReason } from './refusal.ts';

/** Most text fields in a form with files, and most bytes of each. */
const TEXT_LIMITS = { fields: 60, fieldSize: 16 * 1024 } as const;

/** Most bytes of a whole form: ten files and the rest of the form. */
const BODY_LIMIT = PHOTO_LIMITS.count * PHOTO_LIMITS.bytes + 1024 * 1024;

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
  const fields = new URLSearchParams();
  if (Number(req.headers['content-length'] ?? 0) > BODY_LIMIT) return undefined;
  let parser: BusboyInstance;
  try {
    parser = new Busboy({
      headers: req.headers as BusboyHeaders,
      limits: { ...TEXT_LIMITS, files: PHOTO_LIMITS.count + 2 },
    });
  } catch {
    return undefined;
  }
  let upload: string | undefined;
  let refused: PhotoReason | undefined;
  let unkept: unknown;
  let noRoom: NoRoom | undefined;
  const { promise: whole, resolve, reject } = Promise.withResolvers<void>();
  // One after another, so that the files are stored in the order of the form.
  let taken = Promise.resolve();
  parser.on('field', (name, value) => {
    if (name === 'upload') upload = isUpload(value) ? value : undefined;
    else if (!/^(refused|unkept)_photo$/.test(name)) fields.append(name, value);
  });
  parser.on('file', (_field, file, name) => {
    // An aborted part never ends by itself, so the form would never finish.
    file.on('error', (error) => {
      file.destroy(error);
      reject(error);
    });
    // A file field without a chosen file is sent as a file without a name.
    if (!name) return void file.resume();
    taken = taken.then(async () => {
      try {
        // Nothing is decoded before the rest of the form has passed the robot check.
        await store.take((upload ??= newUpload()), name, file, { networks, decodes: false });
      } catch (error) {
        if (error instanceof PhotoRefusal) refused ??= error.reason;
        else if (error instanceof NoRoom) noRoom ??= error;
        else unkept ??= error;
      } finally {
        file.resume();
      }
    });
  });
  parser.on('filesLimit', () => (refused ??= 'file_count'));
  try {
    parser.on('finish', resolve);
    parser.on('error', reject);
    req.on('error', reject);
    req.on('aborted', () => reject(new Error('The sender is gone')));
    req.pipe(parser);
    await whole;
  } catch {
    return undefined;
  }
  await taken;
  if (upload) fields.set('upload', upload);
  if (refused) fields.set('refused_photo', refused);
  if (noRoom) fields.set('unkept_photo', noRoom.scope);
  if (unkept !== undefined) {
    report(unkept);
    fields.set('unkept_photo', 'disk');
  }
  return fields;
}
