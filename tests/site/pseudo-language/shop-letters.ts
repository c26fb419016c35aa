import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileOf } from '../../../scripts/processes/programs.ts';

/** Data of the shop: its texts and the stock of the demonstration. */
const DATA = ['integrations/backend/content', 'integrations/demonstration'];

/** All data of the shop as one row of letters, without accents: a text is data if its letters are found there. */
export function shopLetters(): string {
  const files = DATA.flatMap((folder) =>
    readdirSync(fileOf(folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      fileOf(path.join(folder, file)),
    ),
  );
  return files
    .filter((file) => /\.(?:md|json|csv)$/.test(file))
    .map((file) => lettersOf(readFileSync(file, 'utf8').replace(/\\[nrt]/g, ' ')))
    .join('\n');
}

/** The letters of a text, without accents, spaces and signs. */
export function lettersOf(text: string): string {
  return text.normalize('NFD').replace(/\P{L}/gu, '').toLowerCase();
}
