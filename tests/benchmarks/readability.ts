// npm run readability: how long the sentences and the words of the shop's texts are, by language.
//   npm run readability -- --record    writes the table into docs/benchmarks/readability.md as well
//   npm run readability -- FOLDER      measures another content folder, such as that of an older version
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_FOLDER } from '@tourbillon/backend/content-import/import-content.ts';
import { LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { runScript } from '../../scripts/processes/shutdown.ts';
import { ResultTable } from './measure/result-table.ts';
import { measureText, type Readability, sentenceLength, sumOf } from './readability/measure-text.ts';

/** Kinds of texts, by their folder. */
const KINDS = ['articles', 'pages', 'services', 'documents'] as const;

const folder = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? CONTENT_FOLDER;

runScript(async () => {
  const table = new ResultTable();
  table.row(['Texts', 'Language', 'Number', 'Words', 'Words a sentence', 'Sentences over 25', 'Words over 4 syllables', 'Passive']); // prettier-ignore
  table.row(['---', '---', '---:', '---:', '---:', '---:', '---:', '---:']);
  for (const kind of KINDS) {
    for (const locale of LOCALES) {
      const texts = textsOf(kind, locale);
      const all = sumOf(texts);
      const { words, sentences, longSentences, longWords, passives } = all;
      const passive = locale === 'en' ? percent(passives, sentences) : '';
      const shares = [percent(longSentences, sentences), percent(longWords, words), passive];
      const counts = [texts.length, words].map((count) => count.toLocaleString('en'));
      table.row([kind, locale, ...counts, sentenceLength(all).toFixed(1), ...shares]);
    }
  }
  await table.record('readability.md', 'npm run readability');
  return 0;
});

function textsOf(kind: string, locale: Locale): Readability[] {
  return readdirSync(path.join(folder, kind)).map((slug) =>
    measureText(readFileSync(path.join(folder, kind, slug, `${locale}.md`), 'utf8')),
  );
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}
