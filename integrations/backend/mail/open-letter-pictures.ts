import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { isCatalogType } from '@tourbillon/domain/sections/sections.ts';
import type { Drawings } from '../media/drawings.ts';
import { type ImageSources, picturesOf } from '../media/item-pictures.ts';
import type { ItemRow } from '../database/schema/items.ts';
import type { FindLetterPicture, LetterPicture } from './letter-picture.ts';

/** Size in pixels, twice the displayed size, and a JPEG quality that gives about 10 KB. */
const SIZE = { width: 208, height: 250 } as const;
const QUALITY = 78;

/** Pictures in the cache, about 10 KB each. The same items appear in many letters. */
const CACHED_PICTURES = 200;

/** Largest original that is decoded, in pixels. */
const MOST_PIXELS = 50_000_000;

/** Background of drawings and margins of photographs: the plate colour of the light scheme. */
const GROUND = '#efebe2';

interface Parts {
  items: { byUrl(url: string): Promise<ItemRow | undefined> };
  catalogue: { current(): ImageSources };
  /** Original photographs and drawings by name. */
  originals: Drawings;
  /** Uploaded files of requests. */
  uploads: { read(id: string, type: 'jpeg'): Promise<{ stream: Readable } | undefined> };
}

/**
 * Makes the pictures of letters: the first picture of an item, or a visitor's photograph, as a small JPEG, which
 * every mail program supports.
 */
export function openLetterPictures({ items, catalogue, originals, uploads }: Parts): FindLetterPicture {
  const made = new LRUCache<string, LetterPicture>({ max: CACHED_PICTURES });
  return async (path) => {
    const [, kind, itemUrl = ''] = path.split('/');
    if (kind === 'upload') {
      const sent = await uploads.read(itemUrl, 'jpeg');
      // No cache: few letters show a visitor's photograph, and it must not stay in memory longer than needed.
      return sent && pictureOf(path, 'photo', await buffer(sent.stream));
    }
    const row = isCatalogType(kind) ? await items.byUrl(itemUrl) : undefined;
    const [first] = row && row.catalogType === kind ? picturesOf(row, catalogue.current()) : [];
    if (!first) return undefined;
    const before = made.get(first.src);
    if (before) return before;
    const [catalogType = '', url = '', name = ''] = first.src.split('/');
    const original = await originals.find(catalogType, url, name);
    if (!original) return undefined;
    const picture = await pictureOf(first.src, first.kind, Buffer.from(original.body));
    made.set(first.src, picture);
    return picture;
  };
}

async function pictureOf(
  name: string,
  kind: LetterPicture['kind'],
  original: Buffer,
): Promise<LetterPicture> {
  // Load sharp only when needed: most processes of the backend send no pictures.
  const { default: sharp } = await import('sharp');
  const jpeg = await sharp(original, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize({ ...SIZE, fit: 'contain', background: GROUND })
    .flatten({ background: GROUND })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
  const cid = `${createHash('sha256').update(name).digest('hex').slice(0, 16)}@picture`;
  return { cid, kind, jpeg };
}
