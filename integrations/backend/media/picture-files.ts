import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { TextMistake, TextMistakeCode } from '@tourbillon/domain/texts/text-mistakes/text-mistakes.ts';
import { mistakeSentence } from '@tourbillon/domain/texts/text-mistakes/text-mistakes.ts';
import { imageName } from '../content-store/field-formats.ts';
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

/** What is wrong with a picture that a text names. */
export class PictureMistake extends Error implements TextMistake {
  readonly code: TextMistakeCode;
  readonly values: Record<string, string>;

  constructor(code: TextMistakeCode, values: Record<string, string>) {
    super(mistakeSentence({ code, values }));
    this.code = code;
    this.values = values;
  }
}

/** Whether a word can be the name of a picture's file: lower-case Latin letters, digits, dashes, a known ending. */
export function isImageName(name: string): boolean {
  return v.is(imageName, name);
}

/**
 * A picture of the content folder: `text/{file}/original.{edition}`, and its pixels.
 * @throws PictureMistake when there is none, or it is not valid.
 */
export async function imageFile(folder: string, name: string) {
  const bytes = await readFile(fileOf(folder, name)).catch(() => {
    throw new PictureMistake('picture_missing', { picture: name });
  });
  const { width, height } = await measure(name, bytes);
  return { src: `text/${name}/original.${editionOf(bytes)}`, width, height };
}

/**
 * The same of a picture on the cover of a text, with what is seen until it is there.
 * @throws PictureMistake when there is none, or it is not valid.
 */
export async function coverFile(folder: string, name: string) {
  const picture = await imageFile(folder, name);
  const { default: sharp } = await import('sharp');
  const small = await sharp(await readFile(fileOf(folder, name)))
    .autoOrient()
    .resize({ width: 20 })
    .flatten({ background: '#fff' })
    .webp({ quality: 30, smartSubsample: false })
    .toBuffer();
  return { ...picture, placeholder: `data:image/webp;base64,${small.toString('base64')}` };
}

/** @throws PictureMistake when a file of the folder `pictures` cannot be shown in a text. */
export async function checkImageFile(name: string, bytes: Buffer): Promise<void> {
  if (!isImageName(name)) {
    throw new PictureMistake('picture_name', {});
  }
  await measure(name, bytes);
}

async function measure(name: string, bytes: Buffer): Promise<{ width: number; height: number }> {
  if (bytes.byteLength > MOST.bytes)
    throw new PictureMistake('picture_large', { picture: name, most: String(MOST.bytes / 1024 / 1024) });
  // Most texts have no pictures, and most starts of the backend take in no text at all.
  const { default: sharp } = await import('sharp');
  const facts = await sharp(bytes, { limitInputPixels: MOST.pixels })
    .metadata()
    .catch(() => undefined);
  // The sides as they are seen: a photograph may lie on its side.
  const { width, height } = facts?.autoOrient ?? {};
  if (!width || !height) throw new PictureMistake('picture_unreadable', { picture: name });
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
