import { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { PHOTO_LIMITS, type SentPhoto } from '@tourbillon/domain/contract/photos.ts';
import { invalid } from '../errors/domain-error.ts';
import type { UploadFolder } from '../uploads/upload-folder.ts';

/** Fields and files of a multipart body. */
export interface Multipart {
  fields: Record<string, string>;
  photos: SentPhoto[];
}

/**
 * Reads a `multipart/form-data` body and streams its files to the upload folder.
 * @param field the only field that may contain files.
 * @throws DomainError when the body is not a form, or a file is refused; then no file is kept.
 */
export async function readMultipart(
  request: Request,
  field: string,
  uploads: UploadFolder,
): Promise<Multipart> {
  const type = request.headers.get('content-type') ?? '';
  if (!request.body || !/^multipart\/form-data\b/i.test(type)) throw invalid('The body must be a form');
  const parser = openParser(type);
  const fields: Record<string, string> = {};
  const photos: SentPhoto[] = [];
  let failure: unknown;
  const { promise: whole, resolve, reject } = Promise.withResolvers<void>();
  const files: Readable[] = [];
  let taken = Promise.resolve();
  parser.on('field', (name, value) => void (fields[name] = value));
  parser.on('file', (name, file, fileName) => {
    files.push(file);
    // An aborted part emits an error but never ends, and the parser never finishes. Reject here.
    file.on('error', (error) => {
      file.destroy(error);
      reject(error);
    });
    taken = taken.then(async () => {
      try {
        if (failure || name !== field) return;
        // A file that is refused, or finds the disk full, must not destroy its part: the body would count as not whole.
        const bytes = file.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
        photos.push(await uploads.keep(fileName, bytes));
      } catch (error) {
        failure ??= error;
      } finally {
        file.resume();
      }
    });
  });
  parser.on('filesLimit', () => (failure ??= invalid('Too many files', { [field]: ['file_count'] })));
  try {
    parser.on('finish', resolve);
    parser.on('error', reject);
    const body = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]);
    body.on('error', reject);
    body.pipe(parser);
    await whole;
  } catch (error) {
    failure ??= invalid('The body is not whole');
    // A file that is being stored would wait for its bytes forever.
    for (const file of files) file.destroy(error as Error);
  }
  await taken;
  if (failure) {
    await uploads.remove(photos);
    throw failure as Error;
  }
  return { fields, photos };
}

function openParser(type: string): BusboyInstance {
  try {
    const limits = { fields: 60, fieldSize: 16 * 1024, files: PHOTO_LIMITS.count };
    return new Busboy({ headers: { 'content-type': type }, limits });
  } catch {
    throw invalid('The body must be a form');
  }
}
