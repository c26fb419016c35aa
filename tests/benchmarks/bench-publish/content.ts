import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileOf } from '../../../scripts/processes/programs.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';

/** Paragraphs of a generated article; with its headings about 4 KB of text. */
const PARAGRAPHS = 12;

/** The article that is changed under load. */
export const CHANGED = 'bench-1';

/** Path of its text in a language. */
export function changedFile(folder: string, locale: string): string {
  return path.join(folder, 'articles', CHANGED, `${locale}.md`);
}

/** The text of a generated article. @param mark a string in its body. */
export function articleText(number: number, locale: string, mark: string): string {
  const day = new Date(Date.UTC(2020, 0, 1 + (number % 2000))).toISOString().slice(0, 10);
  const words = `${mark}. Text ${number} of the measurement in ${locale}, which says nothing in particular. `;
  const body = Array.from(
    { length: PARAGRAPHS },
    (_, n) => `${n % 4 === 0 ? `## Part ${n}\n\n` : ''}${words.repeat(3)}`,
  );
  const facts = {
    title: `Article ${number}`,
    description: `Generated article ${number}.`,
    type: '5',
    published: day,
    updated: day,
    author: 'The measurement',
  };
  const lines = Object.entries(facts).map(([key, value]) => `${key}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n\n${body.join('\n\n')}\n`;
}

/** Makes a content folder: that of the project, and a number of articles in four languages. */
export async function makeContent(folder: string, articles: number): Promise<void> {
  await cp(fileOf('integrations/backend/content'), folder, { recursive: true });
  for (let number = 1; number <= articles; number += 1) {
    const place = path.join(folder, 'articles', `bench-${number}`);
    await mkdir(place);
    await Promise.all(
      LOCALES.map((locale) =>
        writeFile(path.join(place, `${locale}.md`), articleText(number, locale, 'As it was')),
      ),
    );
  }
}
