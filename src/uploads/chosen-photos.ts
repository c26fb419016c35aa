import type { SentPhoto } from '@tourbillon/domain/contract/photos.ts';
import { processPhotoStore } from './open-photo-store.ts';

/**
 * The files of an upload that the form contains, in its order.
 * @param order ids, separated by commas. Empty without scripts: all files, in the order of the upload.
 */
export async function chosenPhotos(upload = '', order = ''): Promise<SentPhoto[]> {
  const kept = await processPhotoStore().list(upload);
  if (order === '') return kept;
  const byId = new Map(kept.map((photo) => [photo.id, photo]));
  return [...new Set(order.split(','))].flatMap((id) => byId.get(id) ?? []);
}
