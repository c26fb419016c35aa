import { readFile } from 'node:fs/promises';
import type { NewBrand } from '@tourbillon/backend/demonstration/demonstration.ts';

/** Reads the authors of the works of art, all of them invented. They are stored as brands. */
export async function readAuthors(): Promise<NewBrand[]> {
  const text = await readFile(new URL('authors.json', import.meta.url), 'utf8');
  return JSON.parse(text) as NewBrand[];
}
