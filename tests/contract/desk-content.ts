import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_FOLDER } from '@tourbillon/backend/content-import/import-content.ts';

/**
 * Name of the folder of texts in the data directory of a tested backend. It is a copy, so that tests may change
 * it.
 */
const NAME = 'content';

/** The folder of texts of a tested backend. */
export function contentFolderOf(dataDir: string): string {
  return join(dataDir, NAME);
}

/** Copies the texts of the project for a tested backend. */
export function copyContent(dataDir: string): string {
  cpSync(CONTENT_FOLDER, contentFolderOf(dataDir), { recursive: true });
  return contentFolderOf(dataDir);
}

/** Temporary files below a folder. None may remain. */
export function temporaryFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tmp'));
}

/** A file of the folder of texts. */
export function contentText(dataDir: string, path: string): string {
  return readFileSync(join(contentFolderOf(dataDir), path), 'utf8');
}
