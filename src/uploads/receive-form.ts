import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { PHOTO_LIMITS } from '@tourbillon/domain/contract/photos.ts';
import type { PhotoStore } from './photo-store.ts';
import { isUpload, newUpload } from './photo-store.ts';
import { NoRoom } from './quota.ts';
import { PhotoRefusal, type PhotoReason } from './refusal.ts';

/** Fields of text in a form with files, and characters of each. */
const TEXT_LIMITS = { fields: 60, fieldSize: 16 * 1024 } as const;

/** Bytes of a whole form: ten files and what stands around them. */
const BODY_LIMIT = PHOTO_LIMITS.count * PHOTO_LIMITS.bytes + 1024 * 1024;

/**
 * Takes in a form with files that was sent without scripts: each file goes to the store while it comes, nothing is held
 * in memory, and nothing is decoded yet. What is refused is said in the field `refused_photo`; in `unkept_photo` whose
 * quota is used up, or `disk`; the others are kept under `upload`.
 * @param networks keyed hashes of the visitor's, narrowest first. @param report gets the reason why a file could not be
 * stored.
 * @returns the form's fields; undefined when it is no form, or larger than a form can be.
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
  // One after another: the order of the files is their order in the form.
  let taken = Promise.resolve();
  parser.on('field', (name, value) => {
    if (name === 'upload') upload = isUpload(value) ? value : undefined;
    else if (!/^(refused|unkept)_photo$/.test(name)) fields.append(name, value);
  });
  parser.on('file', (_field, file, name) => {
    // A part that breaks off never ends, whether or not anybody reads it, and the form never finishes.
    file.on('error', (error) => {
      file.destroy(error);
      reject(error);
    });
    // A field without a choice is sent as a file without a name.
    if (!name) return void file.resume();
    taken = taken.then(async () => {
      try {
        // Nothing is decoded before the rest of the form has shown that there is a person.
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
