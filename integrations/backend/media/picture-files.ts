import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Drawing, Drawings } from './drawings.ts';

/** What an editor may put into the folder `pictures`, by the ending; what the storefront resizes. */
const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** Bytes and pixels that the storefront takes (README, Pictures). */
const MOST = { bytes: 8 * 1024 * 1024, pixels: 50_000_000 } as const;

const NAME = /^[a-z0-9][a-z0-9-]{0,99}\.(svg|png|jpe?g|webp|avif)$/;

/** Whether a word can be the name of a picture's file: lower-case Latin letters, digits, dashes, a known ending. */
export function isImageName(name: string): boolean {
  return NAME.test(name);
}

/**
 * A picture of the content folder: `text/{file}/original.{edition}`, and its pixels.
 * @throws an Error in an editor's words when there is none, or it is not valid.
 */
export async function imageFile(folder: string, name: string) {
  const bytes = await readFile(fileOf(folder, name)).catch(() => {
    throw new Error(`there is no file pictures/${name}`);
  });
  const { width, height } = await measure(name, bytes);
  return { src: `text/${name}/original.${editionOf(bytes)}`, width, height };
}

/** @throws an Error in an editor's words when a file of the folder `pictures` cannot be shown in a text. */
export async function checkImageFile(name: string, bytes: Buffer): Promise<void> {
  if (!isImageName(name)) {
    throw new Error(
      'a picture is SVG, PNG, JPEG, WebP or AVIF; its name is lower-case Latin letters, digits and dashes',
    );
  }
  await measure(name, bytes);
}

async function measure(name: string, bytes: Buffer): Promise<{ width: number; height: number }> {
  if (bytes.byteLength > MOST.bytes) throw new Error(`pictures/${name} is larger than 8 MB`);
  // Most texts have no pictures, and most starts of the backend take in no text at all.
  const { default: sharp } = await import('sharp');
  const facts = await sharp(bytes, { limitInputPixels: MOST.pixels })
    .metadata()
    .catch(() => undefined);
  // The sides as they are seen: a photograph may lie on its side.
  const { width, height } = facts?.autoOrient ?? {};
  if (!width || !height) throw new Error(`pictures/${name} is not a picture of the kind its ending says`);
  return { width, height };
}

/** Finds the files of the content folder by the names of `filedPicture`; one that was changed since is given as it is. */
export function createImageFiles(folder: string): Drawings {
  return {
    async find(kind, file, name): Promise<Drawing | undefined> {
      const [word, asked] = name.split('.', 2);
      if (kind !== 'text' || word !== 'original' || !isImageName(file)) return undefined;
      const body = await readFile(fileOf(folder, file)).catch(() => undefined);
      if (!body) return undefined;
      const edition = editionOf(body);
      const type = TYPES[extname(file)] ?? '';
      return { body, type, etag: `"${file}.${edition}"`, lasting: asked === edition };
    },
  };
}

function fileOf(folder: string, name: string): string {
  return join(folder, 'pictures', name);
}

function editionOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8);
}
