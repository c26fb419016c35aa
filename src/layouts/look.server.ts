import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { PageError } from '#src/platform/errors/page-error.ts';
import { askBackend } from '#src/backend-client/client.ts';
import { ICON_SIZES, lookEdition, type Look } from '#src/addresses/look-address.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { drawIcon } from '@tourbillon/domain/look/icon.ts';
import { PALETTES } from '@tourbillon/domain/look/palette.ts';

/** Icons that were made last, by look and size: those of one look. */
const made = new LRUCache<string, Promise<Buffer>>({ max: ICON_SIZES.length });

/** The shop's look, and for how long a file of an edition may be kept: for ever when it is that of today. */
export async function loadLook(
  locale: Locale,
  edition: string,
): Promise<{ look: NonNullable<Look>; cache: string }> {
  const { shop } = await askBackend(locale, CALLS.mainData, {});
  if (!shop.look) throw new PageError(404);
  const isToday = edition === lookEdition(shop.look);
  return { look: shop.look, cache: isToday ? 'public, max-age=31536000, immutable' : 'no-store' };
}

/** The icon of a look as SVG. @throws PageError 404 when it has no mark of its own. */
export function iconOf({ mark, colours }: NonNullable<Look>): string {
  if (!mark) throw new PageError(404);
  return drawIcon(mark, (colours ?? PALETTES).light);
}

/** The same as PNG, corners filled: systems cut them themselves. */
export function pngIcon(look: NonNullable<Look>, size: number): Promise<Buffer> {
  const key = `${lookEdition(look)} ${size}`;
  const known = made.get(key);
  if (known) return known;
  const { night } = (look.colours ?? PALETTES).light;
  const making = sharp(Buffer.from(iconOf(look)), { density: (72 * size) / 48 })
    .resize(size, size)
    .flatten({ background: night })
    .png()
    .toBuffer();
  made.set(key, making);
  making.catch(() => made.delete(key));
  return making;
}
