import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { PageError } from '#src/platform/errors/page-error.ts';
import { askBackend } from '#src/backend-client/client.ts';
import { ICON_SIZES, lookEdition, type Look } from '#src/addresses/look-address.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { drawIcon } from '@tourbillon/domain/look/icon.ts';
import { PALETTES } from '@tourbillon/domain/look/palette.ts';

/** The most recent icons, by look and size: as many as one look has. */
const made = new LRUCache<string, Promise<Buffer>>({ max: ICON_SIZES.length });

/** The shop's look, and the cache header of its files: immutable if the address has the current hash. */
export async function loadLook(
  locale: Locale,
  edition: string,
): Promise<{ look: NonNullable<Look>; cache: string }> {
  const { shop } = await askBackend(locale, CALLS.mainData, {});
  if (!shop.look) throw new PageError(404);
  const isToday = edition === lookEdition(shop.look);
  return { look: shop.look, cache: isToday ? 'public, max-age=31536000, immutable' : 'no-store' };
}

/** The icon of a look as SVG. @throws PageError 404 when the shop has no own logo. */
export function iconOf({ mark, colours }: NonNullable<Look>): string {
  if (!mark) throw new PageError(404);
  return drawIcon(mark, (colours ?? PALETTES).light);
}

/** The icon as PNG with filled corners: operating systems round them. */
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
