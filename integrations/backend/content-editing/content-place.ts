import { createHash } from 'node:crypto';
import { access, constants, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Illustrations } from '../media/illustrations.ts';

/** Where the texts of the shop lie. */
export interface ContentPlace {
  /** The shop's own folder: read first, and the only one that is written to. */
  folder: string;
  /** What the demonstration adds to it. */
  added?: string | undefined;
  /** What pictures of texts may be drawn. */
  compositions: Illustrations['compositions'];
}

/** A file as it is published. */
export interface FileAsRead {
  text: string;
  hash: string;
}

/** Hash of a file, by which it is seen whether it was changed meanwhile. */
export function hashOfText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Reads a file of the content folder, or the demonstration's where the folder lacks it; undefined when there is none. */
export async function readContentText(place: ContentPlace, path: string): Promise<FileAsRead | undefined> {
  for (const folder of [place.folder, place.added]) {
    const bytes = folder && (await readFile(join(folder, path)).catch(orAbsent));
    if (bytes) {
      const text = bytes.toString('utf8');
      return { text, hash: hashOfText(text) };
    }
  }
  return undefined;
}

/** Whether files can be written into the shop's folder. */
export async function isWritable({ folder }: ContentPlace): Promise<boolean> {
  return access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
}

function orAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
  return undefined;
}
