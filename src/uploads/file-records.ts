import { readdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { PHOTO_FORMATS, sentPhoto, type SentPhoto } from '@tourbillon/domain/contract/photos.ts';
import type { PictureFormat } from '@tourbillon/platform/pictures/decoding/decode-task.ts';
import { writeWhole } from './write-files.ts';

/** Formats that are re-encoded. */
const PICTURES = PHOTO_FORMATS.filter((one) => one !== 'pdf');

const noteSchema = v.object({
  ...sentPhoto.entries,
  /** For a picture whose decoding waits for the robot check: its format, from its first bytes. */
  waits: v.optional(v.picklist(PICTURES)),
});

/** The description of an uploaded file, stored beside it as JSON. */
export type Note = SentPhoto & { waits?: PictureFormat | undefined };

/** The notes of an upload with their file names, in the order of the upload. */
export async function readNotes(folder: string): Promise<{ name: string; note: Note }[]> {
  const names = await readdir(folder).catch(() => []);
  const notes = names.filter((name) => name.endsWith('.json')).sort();
  const found = await Promise.all(
    notes.map(async (name) => {
      // The note was deleted in the meantime, because its picture was refused.
      const text = await readFile(path.join(folder, name), 'utf8').catch(() => undefined);
      return text === undefined ? [] : [{ name, note: v.parse(noteSchema, JSON.parse(text)) }];
    }),
  );
  return found.flat();
}

/** The name of the note for a new file. */
export function newNoteName(id: string): string {
  return `${Date.now().toString().padStart(15, '0')}-${id}.json`;
}

/** Writes a note atomically. */
export async function writeNote(folder: string, name: string, note: Note): Promise<void> {
  const unfinished = path.join(folder, `${name}.${process.pid}.unfinished`);
  await writeWhole(unfinished, JSON.stringify(note));
  await rename(unfinished, path.join(folder, name));
}
