import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { loadLetterItem } from '../catalogue/load-letter-item.ts';
import type { Database } from '../database/database.ts';
import type { ShownPiece } from '../mail/templates/letter.ts';
import { aboutOf, photosOf, type StoredRequest } from '../requests/requests.ts';

/** The item of the stock that a request is about, in the form for letters; undefined where there is none. */
export async function pieceOf(
  tx: Database,
  { payload }: Pick<StoredRequest, 'payload'>,
  locale: Locale,
): Promise<ShownPiece | undefined> {
  const found = await loadLetterItem(tx, payload.item, locale);
  return found && { title: found.item.title, path: found.item.path };
}

/**
 * The subject of a request in letters to its sender: an item of the stock, else the first photograph that they sent,
 * under the name that they gave. Undefined where there is neither.
 * @param path the link of the photograph.
 */
export async function subjectOf(
  tx: Database,
  request: Pick<StoredRequest, 'payload' | 'locale'>,
  path: string,
): Promise<ShownPiece | undefined> {
  const piece = await pieceOf(tx, request, request.locale);
  if (piece) return piece;
  const photo = photosOf(request.payload).find(({ type }) => type === 'jpeg');
  const title = aboutOf(request.payload);
  // Without a name the picture would be a link without text.
  return photo && title ? { title, path, picture: `/upload/${photo.id}` } : undefined;
}
