import { createHash } from 'node:crypto';
import { access, constants, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Illustrations } from '../media/illustrations.ts';

/** The folders that contain the shop's texts. */
export interface ContentPlace {
  /** The shop's own folder: it has priority, and only this folder is written to. */
  folder: string;
  /** The folder of the demonstration, for files that the shop's folder lacks. */
  added?: string | undefined;
  /** The compositions that can be drawn as pictures of texts. */
  compositions: Illustrations['compositions'];
}

/** A published file. */
export interface PublishedText {
  text: string;
  hash: string;
}

/** Hash of a file's text, with which a change by somebody else is detected. */
export function hashOfText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Reads a file of the content folder, or the demonstration's if the folder lacks it; undefined when there is none.
 */
export async function readContentText(place: ContentPlace, path: string): Promise<PublishedText | undefined> {
  for (const folder of [place.folder, place.added]) {
    const bytes = folder && (await readFile(join(folder, path)).catch(orAbsent));
    if (bytes) {
      const text = bytes.toString('utf8');
      return { text, hash: hashOfText(text) };
    }
  }
  return undefined;
}

/** Whether the shop's folder is writable. */
export async function isWritable({ folder }: Pick<ContentPlace, 'folder'>): Promise<boolean> {
  return access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
}

function orAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
  return undefined;
}
