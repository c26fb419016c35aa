import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import * as v from 'valibot';
import {
  mistakeSentence,
  type TextMistake,
  type TextMistakeCode,
} from '@tourbillon/domain/texts/text-mistakes/text-mistakes.ts';
import { imageName } from '../content-store/field-formats.ts';
import type { Drawing, Drawings } from './drawings.ts';

/** File formats in the folder `pictures` that the storefront can resize. */
const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** Largest picture that the storefront accepts (docs/operations/publish.md, Images). */
const MOST = { bytes: 8 * 1024 * 1024, pixels: 50_000_000 } as const;

/** An error in a picture that a text refers to. */
export class PictureMistake extends Error implements TextMistake {
  readonly code: TextMistakeCode;
  readonly values: Record<string, string>;

  constructor(code: TextMistakeCode, values: Record<string, string>) {
    super(mistakeSentence({ code, values }));
    this.code = code;
    this.values = values;
  }
}

/** Whether a name is a valid picture file name: lower-case Latin letters, digits, dashes, and a known extension. */
export function isImageName(name: string): boolean {
  return v.is(imageName, name);
}

/**
 * A picture of the content folder: `text/{file}/original.{edition}`, and its size in pixels.
 * @throws PictureMistake when it is missing or not valid.
 */
export async function imageFile(folder: string, name: string) {
  const bytes = await readFile(fileOf(folder, name)).catch(() => {
    throw new PictureMistake('picture_missing', { picture: name });
  });
  const { width, height } = await measure(name, bytes);
  return { src: `text/${name}/original.${editionOf(bytes)}`, width, height };
}

/**
 * A cover picture of the content folder, with its placeholder.
 * @throws PictureMistake when it is missing or not valid.
 */
export async function coverFile(folder: string, name: string) {
  const picture = await imageFile(folder, name);
  const { default: sharp } = await import('sharp');
  const small = await sharp(await readFile(fileOf(folder, name)))
    .autoOrient()
    .resize({ width: 20, height: 20, fit: 'inside' })
    .flatten({ background: '#fff' })
    .webp({ quality: 30, smartSubsample: false })
    .toBuffer();
  return { ...picture, placeholder: `data:image/webp;base64,${small.toString('base64')}` };
}

/** Checks a picture file. @throws PictureMistake when a text cannot show it. */
export async function checkImageFile(name: string, bytes: Buffer): Promise<void> {
  if (!isImageName(name)) {
    throw new PictureMistake('picture_name', {});
  }
  await measure(name, bytes);
}

async function measure(name: string, bytes: Buffer): Promise<{ width: number; height: number }> {
  if (bytes.byteLength > MOST.bytes)
    throw new PictureMistake('picture_large', { picture: name, most: String(MOST.bytes / 1024 / 1024) });
  // Load sharp only when needed: most texts have no pictures, and most starts import no text.
  const { default: sharp } = await import('sharp');
  const facts = await sharp(bytes, { limitInputPixels: MOST.pixels })
    .metadata()
    .catch(() => undefined);
  // Width and height after rotation by the EXIF orientation.
  const { width, height } = facts?.autoOrient ?? {};
  if (!width || !height) throw new PictureMistake('picture_unreadable', { picture: name });
  return { width, height };
}

/** Finds the files that `imageFile` has named. An outdated edition gets the current file. */
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
