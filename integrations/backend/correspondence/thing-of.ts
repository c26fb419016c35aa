import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { loadLetterItem } from '../catalogue/load-letter-item.ts';
import type { Database } from '../database/database.ts';
import type { ShownPiece } from '../mail/templates/letter.ts';
import { aboutOf, photosOf, type StoredRequest } from '../requests/requests.ts';

/** The piece of the stock that a request is about, as a letter shows it; undefined where there is none. */
export async function pieceOf(
  tx: Database,
  { payload }: Pick<StoredRequest, 'payload'>,
  locale: Locale,
): Promise<ShownPiece | undefined> {
  const found = await loadLetterItem(tx, payload.item, locale);
  return found && { title: found.item.title, path: found.item.path };
}

/**
 * The thing that a request is about, as letters to its sender show it: a piece of the stock, else the first photograph
 * they sent, under what they called it. Undefined where there is neither.
 * @param path where the photograph leads.
 */
export async function thingOf(
  tx: Database,
  request: Pick<StoredRequest, 'payload' | 'locale'>,
  path: string,
): Promise<ShownPiece | undefined> {
  const piece = await pieceOf(tx, request, request.locale);
  if (piece) return piece;
  const photo = photosOf(request.payload).find(({ type }) => type === 'jpeg');
  const title = aboutOf(request.payload);
  // A picture without a name would be a link without words.
  return photo && title ? { title, path, picture: `/upload/${photo.id}` } : undefined;
}
