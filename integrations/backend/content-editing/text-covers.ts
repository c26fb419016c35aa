import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { notFound } from '../errors/domain-error.ts';
import { PICTURE_SIZES } from '../media/illustrations.ts';
import type { ContentPlace } from './content-place.ts';
import { writeFiles } from './write-files.ts';

/** Maximum width of a stored cover, pixels; the storefront makes smaller versions. */
const WIDEST = 1800;

/** Width of the cover in the desk, pixels. */
const SHOWN = 640;

/**
 * Stores a cleaned photograph in the folder `pictures`, cropped to the aspect ratio of covers around the most
 * interesting part. The name contains the slug of the text and a hash of the picture, so another photograph gets
 * another file, and an earlier version of the text keeps its picture.
 * @throws DomainError 'unavailable' when the folder is not writable.
 */
export async function storeCover(
  { folder }: ContentPlace,
  slug: string,
  clean: Uint8Array,
): Promise<{ name: string; width: number; height: number }> {
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(clean).metadata();
  const shape = PICTURE_SIZES.cover.width / PICTURE_SIZES.cover.height;
  const wide = Math.min(WIDEST, width, Math.floor(height * shape));
  const size = { width: wide, height: Math.round(wide / shape) };
  const jpeg = await sharp(clean)
    .resize({ ...size, fit: 'cover', position: 'attention' })
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer();
  const word = slug.toLowerCase().replaceAll('_', '-').slice(0, 80);
  const name = `${word}-${hashOf(jpeg)}.jpg`;
  await writeFiles(folder, [{ path: `pictures/${name}`, text: jpeg }]);
  return { name, ...size };
}

/** Whether a file was stored by `storeCover`: its name contains the hash of its bytes. */
export async function isOwnCover(file: string): Promise<boolean> {
  const [, hash] = /-([0-9a-f]{8})\.jpg$/.exec(basename(file)) ?? [];
  return hash !== undefined && hashOf(await readFile(file)) === hash;
}

function hashOf(jpeg: Uint8Array): string {
  return createHash('sha256').update(jpeg).digest('hex').slice(0, 8);
}

/** A picture of the folder `pictures` in the desk's size. @throws DomainError 'not-found' when there is none. */
export async function smallCover({ folder }: ContentPlace, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readFile(join(folder, 'pictures', name)).catch(() => undefined);
  if (!bytes) throw notFound('Picture');
  const { default: sharp } = await import('sharp');
  return new Uint8Array(
    await sharp(bytes)
      .autoOrient()
      .resize({ width: SHOWN, withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg()
      .toBuffer(),
  );
}
