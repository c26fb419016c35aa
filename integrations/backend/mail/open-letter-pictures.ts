import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { isCatalogType } from '@tourbillon/domain/sections/sections.ts';
import type { Drawings } from '../media/drawings.ts';
import { type ImageSources, picturesOf } from '../media/item-pictures.ts';
import type { ItemRow } from '../database/schema/items.ts';
import type { FindLetterPicture, LetterPicture } from './letter-picture.ts';

/** Pixels of a picture: twice what a letter shows it with, and a quality that keeps it near 10 KB. */
const SIZE = { width: 208, height: 250 } as const;
const QUALITY = 78;

/** Pictures kept, about 10 KB each: the same pieces are in many letters. */
const KEPT = 200;

/** Pixels of an original that are still decoded. */
const MOST_PIXELS = 50_000_000;

/** The ground behind a drawing and beside a photograph: the plate of the light scheme. */
const GROUND = '#efebe2';

interface Parts {
  items: { byUrl(url: string): Promise<ItemRow | undefined> };
  catalogue: { current(): ImageSources };
  /** Photographs and drawings by their names. */
  originals: Drawings;
}

/** Makes the pictures of letters: the first of a piece, small, as JPEG, which every mail program shows. */
export function openLetterPictures({ items, catalogue, originals }: Parts): FindLetterPicture {
  const made = new LRUCache<string, LetterPicture>({ max: KEPT });
  return async (path) => {
    const [, kind, itemUrl = ''] = path.split('/');
    const row = isCatalogType(kind) ? await items.byUrl(itemUrl) : undefined;
    const [first] = row && row.catalogType === kind ? picturesOf(row, catalogue.current()) : [];
    if (!first) return undefined;
    const before = made.get(first.src);
    if (before) return before;
    const [catalogType = '', url = '', name = ''] = first.src.split('/');
    const original = await originals.find(catalogType, url, name);
    if (!original) return undefined;
    // Most programs of the backend send no letter with a picture.
    const { default: sharp } = await import('sharp');
    const jpeg = await sharp(Buffer.from(original.body), { limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .resize({ ...SIZE, fit: 'contain', background: GROUND })
      .flatten({ background: GROUND })
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer();
    const cid = `${createHash('sha256').update(first.src).digest('hex').slice(0, 16)}@picture`;
    const picture: LetterPicture = { cid, kind: first.kind, jpeg };
    made.set(first.src, picture);
    return picture;
  };
}
